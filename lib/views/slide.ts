import type { Slide } from '@/lib/api/schemas/slide';
import { EXCERPT_WORDS } from '@/lib/constants';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import type { ImageView } from '@/lib/media/image-address';
import { excerpt } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { contentHref } from '@/lib/text/safe-link';

/** Where a slide leads. Without a label of its own, the button says "read more". */
export interface SlideLink {
  href: string;
  label: LocalisedText | null;
}

export interface HeroSlideView {
  id: string;
  title: LocalisedText;
  text: LocalisedText;
  image: ImageView | null;
  /** Alternative text of a picture that stands without words; null beside words, which say the same. */
  imageText: LocalisedText | null;
  link: SlideLink | null;
}

export interface PopupView {
  title: LocalisedText;
  /** HTML of the API. */
  body: LocalisedText;
  image: ImageView | null;
  link: SlideLink | null;
}

/** Slides of the hero. One that has only a picture is named after the organisation; one that has neither words nor picture is left out. */
export function heroSlides(slides: Slide[], locale: Locale, organisationName: LocalisedText): HeroSlideView[] {
  return slides.flatMap((slide) => {
    const title = mapText(localise(slide.title, locale), plainText);
    const text = mapText(localise(slide.description, locale), (html) => excerpt(html, EXCERPT_WORDS.hero));
    const image = imageOf(slide, locale);
    const hasWords = title.text !== '' || text.text !== '';
    if (!hasWords && !image) return [];
    return [{ id: slide.id, title, text, image, imageText: hasWords ? null : organisationName, link: linkOf(slide, locale) }];
  });
}

/** The popup shows the first slide only (specification §2); null when there is nothing to announce. */
export function popupOf(slides: Slide[], locale: Locale): PopupView | null {
  const [slide] = slides;
  if (!slide) return null;
  const title = mapText(localise(slide.title, locale), plainText);
  const body = localise(slide.description, locale);
  const image = imageOf(slide, locale);
  if (title.text === '' && plainText(body.text) === '' && !image) return null;
  return { title, body, image, link: linkOf(slide, locale) };
}

function imageOf(slide: Slide, locale: Locale): ImageView | null {
  const image = contentImage(slide.image, slide.id, locale, 960);
  return image.isPlaceholder ? null : image;
}

function linkOf(slide: Slide, locale: Locale): SlideLink | null {
  const href = contentHref(slide.link, locale);
  if (!href) return null;
  const label = mapText(localise(slide.linkText, locale), plainText);
  return { href, label: label.text === '' ? null : label };
}
