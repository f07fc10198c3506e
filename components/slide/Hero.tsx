import { useLocale, useMessages, useTranslations } from 'next-intl';
import { NextEvents } from '@/components/home/NextEvents';
import { ContentImage } from '@/components/ui/ContentImage';
import { Link } from '@/components/ui/Link';
import { LocalisedText, Paragraph } from '@/components/ui/LocalisedText';
import { Static } from '@/components/ui/Static';
import { formatNumber } from '@/lib/i18n/format-number';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import { pickTexts } from '@/lib/i18n/messages';
import { routes } from '@/lib/routes/links';
import type { NextEventView } from '@/lib/calendar/event';
import type { HeroSlideView } from '@/lib/views/slide';
import { HeroCarousel } from './HeroCarousel.client';
import styles from './Hero.module.css';

export function Hero({
  name,
  slides,
  events,
}: {
  name: Text;
  slides: HeroSlideView[];
  events: NextEventView[] | null;
}) {
  const hasPictures = slides.some(({ image, imageText }) => image && !imageText);
  return (
    <header className={styles.hero} {...(hasPictures && { 'data-pictures': '' })}>
      <div className={`container ${styles.inner}`}>
        <h1 tabIndex={-1} className={slides.length > 0 ? styles.eyebrow : styles.display}>
          <LocalisedText value={name} />
        </h1>
        {slides.length > 0 ? <Slides slides={slides} /> : <Welcome />}
        <NextEvents events={events} />
      </div>
    </header>
  );
}

function Slides({ slides }: { slides: HeroSlideView[] }) {
  const { home } = useMessages();
  const locale = useLocale();
  const total = slides.length;
  const rendered = slides.map((slide, index) => (
    <HeroSlide key={slide.id} slide={slide} index={index} total={total} />
  ));
  if (total === 1) return <div className={styles.carousel}>{rendered}</div>;
  const texts = pickTexts(
    home,
    'slides',
    'carouselRole',
    'previousSlide',
    'nextSlide',
    'pause',
    'play',
    'slideCount',
  );
  return (
    <HeroCarousel locale={locale} total={total} texts={texts}>
      {rendered}
    </HeroCarousel>
  );
}

function Welcome() {
  const t = useTranslations('home');
  return (
    <div className={styles.words}>
      <p className={styles.text}>{t('description')}</p>
      <Link href={routes.chambers} className={`button ${styles.action}`}>
        {t('findChamber')}
      </Link>
    </div>
  );
}

/** The picture is beside the words, on phones below them. */
const PICTURE_SIZES = '(width > 768px) 25rem, 92vw';
const LONE_PICTURE_SIZES = '(width > 768px) 44rem, 92vw';

/**
 * A slide has a title, an excerpt, an optional button and a picture, or a picture alone in place of
 * the words.
 */
function HeroSlide({
  slide,
  index,
  total,
}: {
  slide: HeroSlideView;
  index: number;
  total: number;
}) {
  const t = useTranslations('home');
  const locale = useLocale();
  const common = useTranslations('common');
  const isFirst = index === 0;
  return (
    <Static
      as="div"
      className={styles.slide}
      part={`slide-${index + 1}`}
      {...(isFirst && { 'data-current': '' })}
      {...(total > 1 && {
        role: 'group',
        'aria-roledescription': t('slideRole'),
        'aria-label': t('slide', {
          position: formatNumber(index + 1, locale),
          total: formatNumber(total, locale),
        }),
      })}
    >
      <div className={styles.words}>
        {slide.image && slide.imageText && (
          <div
            className={styles.lonePicture}
            lang={slide.imageText.isFallback ? slide.imageText.lang : undefined}
          >
            <ContentImage
              image={slide.image}
              alt={slide.imageText.text}
              width={960}
              height={540}
              sizes={LONE_PICTURE_SIZES}
              fit="contain"
              isPriority={isFirst}
            />
          </div>
        )}
        {slide.title.text && (
          <h2 className={styles.title}>
            <LocalisedText value={slide.title} />
          </h2>
        )}
        <Paragraph value={slide.text} className={styles.text} />
        {slide.link && (
          <a href={slide.link.href} className={`button ${styles.action}`}>
            {slide.link.label ? <LocalisedText value={slide.link.label} /> : common('readMore')}
          </a>
        )}
      </div>
      {slide.image && !slide.imageText && (
        <div className={styles.picture}>
          <ContentImage
            image={slide.image}
            width={960}
            height={600}
            sizes={PICTURE_SIZES}
            isPriority={isFirst}
          />
        </div>
      )}
    </Static>
  );
}
