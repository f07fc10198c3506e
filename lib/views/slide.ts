import type { Partner, Slide } from '@/lib/content-api/schemas/slide';
import { EXCERPT_WORDS } from '@/lib/platform/constants';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import type { ImageView } from '@/lib/media/image-address';
import { bodyHref } from '@/lib/text/rich-text/links';
import { excerpt, truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';

/** Returns the hero's slides, without those that have neither words nor picture. */
export function heroSlides(slides: Slide[], locale: Locale, organisationName: LocalisedText) {
  return slides.flatMap((slide) => {
    const title = mapText(localise(slide.title, locale), plainText);
    const text = mapText(localise(slide.description, locale), (html) =>
      excerpt(html, EXCERPT_WORDS.hero),
    );
    const image = imageOf(slide, locale);
    const hasWords = title.text !== '' || text.text !== '';
    if (!hasWords && !image) return [];
    // A picture beside words is decorative, so only a picture alone gets an `alt` text.
    return [
      {
        id: slide.id,
        title,
        text,
        image,
        imageText: hasWords ? null : organisationName,
        link: linkOf(slide, locale),
      },
    ];
  });
}
export type HeroSlideView = ReturnType<typeof heroSlides>[number];

/** Returns the first slide as the popup (specification §2), or null if it shows nothing. */
export function popupView(slides: Slide[], locale: Locale) {
  const [slide] = slides;
  if (!slide) return null;
  const title = mapText(localise(slide.title, locale), plainText);
  const body = localise(slide.description, locale);
  const image = imageOf(slide, locale);
  if (title.text === '' && body.text === '' && !image) return null;
  return { title, body, image, link: linkOf(slide, locale) };
}
export type PopupView = NonNullable<ReturnType<typeof popupView>>;

function imageOf(slide: Slide, locale: Locale): ImageView | null {
  const image = contentImage(slide.image, slide.id, locale, 960);
  return image.isPlaceholder ? null : image;
}

/** Returns the slide's link; without a label its button says "read more". */
function linkOf(slide: Slide, locale: Locale) {
  const href = bodyHref(slide.link, locale);
  if (!href) return null;
  const label = mapText(localise(slide.linkText, locale), plainText);
  return { href, label: label.text === '' ? null : label };
}

/** Returns the id of a partner's card, the target of links: a partner has no screen. */
export const partnerAnchor = (id: string): string => `partner-${id}`;

export function partnerCard(partner: Partner, locale: Locale) {
  const fullName = mapText(localise(partner.name, locale), plainText);
  const description = localise(partner.description, locale);
  return {
    key: partner.id,
    anchor: partnerAnchor(partner.id),
    name: mapText(fullName, truncateName),
    /** The full name for screen readers and the tooltip. */
    fullName,
    /** HTML of the API; null if it is empty. */
    description: description.text === '' ? null : description,
    image: contentImage(partner.image, partner.id, locale, 640),
    link: bodyHref(partner.link, locale),
  };
}
export type PartnerCardView = ReturnType<typeof partnerCard>;
