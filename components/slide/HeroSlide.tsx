import { ContentImage } from '@/components/ui/ContentImage';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { HeroSlideView } from '@/lib/views/slide';
import { isLiteRequest } from '@/lib/runtime/request-context';
import styles from './Hero.module.css';

/** Where the picture stands beside the words, and is worth fetching ahead. On phones it stands below them. */
export const PICTURE_MEDIA = '(width > 768px)';
export const PICTURE_SIZES = `${PICTURE_MEDIA} 25rem, 92vw`;
const LONE_PICTURE_SIZES = '(width > 768px) 44rem, 92vw';

interface HeroSlideProps {
  slide: HeroSlideView;
  /** "Slide 1 of 4"; none when it is the only one. */
  label: string | undefined;
  role: string;
  readMore: string;
  isFirst: boolean;
}

/** A slide: title, excerpt, optional button and picture; or a picture alone, in the place of the words. */
export function HeroSlide({ slide, label, role, readMore, isFirst }: HeroSlideProps) {
  return (
    <div
      className={styles.slide}
      data-current={isFirst ? '' : undefined}
      {...(label && { role: 'group', 'aria-roledescription': role, 'aria-label': label })}
    >
      <div className={styles.words}>
        {slide.image && slide.imageText && (
          <div className={styles.lonePicture} lang={slide.imageText.isFallback ? slide.imageText.lang : undefined}>
            <ContentImage
              image={slide.image}
              alt={slide.imageText.text}
              width={960}
              height={540}
              sizes={LONE_PICTURE_SIZES}
              fit="contain"
              isPriority={isFirst}
              isContent
              isLinked
            />
          </div>
        )}
        {slide.title.text && (
          <h2 className={styles.title}>
            <LocalisedText value={slide.title} />
          </h2>
        )}
        {slide.text.text && (
          <p className={styles.text}>
            <LocalisedText value={slide.text} />
          </p>
        )}
        {slide.link && (
          <a href={slide.link.href} className={`button ${styles.action}`}>
            {slide.link.label ? <LocalisedText value={slide.link.label} /> : readMore}
          </a>
        )}
      </div>
      {slide.image && !slide.imageText && !isLiteRequest() && (
        <div className={styles.picture}>
          <ContentImage image={slide.image} width={960} height={600} sizes={PICTURE_SIZES} />
        </div>
      )}
    </div>
  );
}
