import { useTranslations } from 'next-intl';
import { NextEvents } from '@/components/home/NextEvents';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import type { ImageView } from '@/lib/media/image-address';
import { routes } from '@/lib/routes/links';
import type { NextEventView } from '@/lib/views/calendar/agenda';
import type { HeroSlideView } from '@/lib/views/slide';
import { isLiteRequest, isSaveDataRequest } from '@/lib/runtime/request-context';
import { HeroCarousel } from './HeroCarousel.client';
import { HeroSlide, PICTURE_MEDIA, PICTURE_SIZES } from './HeroSlide';
import styles from './Hero.module.css';

interface HeroProps {
  /** The organisation's name: the title of the screen. */
  name: Text;
  slides: HeroSlideView[];
  events: NextEventView[];
}

/** Head of the home screen: the organisation's name, the slides (or a calm welcome without them) and the next events. */
export function Hero({ name, slides, events }: HeroProps) {
  const hasPictures = !isLiteRequest() && slides.some(({ image, imageText }) => image && !imageText);
  const first = slides[0]?.imageText ? null : slides[0]?.image;
  return (
    <header className={styles.hero} data-pictures={hasPictures ? '' : undefined}>
      {first && hasPictures && !first.isPlaceholder && <FetchedAhead image={first} />}
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

/**
 * Fetches the first slide's picture ahead, where the screen is wide enough to show it. Not by react-dom's `preload()`, and without an
 * address of its own: React would make a hint of it besides, and whether that comes into the page too is a matter of timing.
 */
function FetchedAhead({ image: { srcSet } }: { image: ImageView }) {
  return <link rel="preload" as="image" imageSrcSet={srcSet} imageSizes={PICTURE_SIZES} media={PICTURE_MEDIA} fetchPriority="high" />;
}

function Slides({ slides }: { slides: HeroSlideView[] }) {
  const t = useTranslations('home');
  const common = useTranslations('common');
  const total = slides.length;
  const rendered = slides.map((slide, place) => (
    <HeroSlide
      key={slide.id}
      slide={slide}
      label={total > 1 ? t('slide', { position: place + 1, total }) : undefined}
      role={t('slideRole')}
      readMore={common('readMore')}
      isFirst={place === 0}
    />
  ));
  if (total === 1) return <div className={styles.carousel}>{rendered}</div>;
  const labels = {
    region: t('slides'),
    role: t('carouselRole'),
    previous: t('previousSlide'),
    next: t('nextSlide'),
    pause: t('pause'),
    play: t('play'),
  };
  return (
    <HeroCarousel total={total} startsItself={!isSaveDataRequest()} labels={labels}>
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
