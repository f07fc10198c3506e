import { useLocale, useTranslations } from 'next-intl';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { withLanguage } from '@/lib/i18n/language-path';
import { DIRECTORY_MAP_ID, type DotView, type FrameView } from '@/lib/views/directory-map';
import styles from './DirectoryMap.module.css';
import { Static } from '@/components/ui/Static';

/** Drawn by `npm run map`. */
const OUTLINE = '/assets/country.svg#outline';

/**
 * The crowded north enlarged, then the whole country, with a link for each chamber; the list beside
 * it is the text alternative.
 */
export function DirectoryMap({ frames }: { frames: FrameView[] }) {
  const t = useTranslations('chambers');
  const locale = useLocale();
  return (
    <Static
      as="section"
      id={DIRECTORY_MAP_ID}
      tabIndex={-1}
      aria-labelledby="chambers-map-title"
      className={styles.map}
      part="chambers-map"
    >
      <h2 id="chambers-map-title" className={styles.title}>
        {t('map')}
      </h2>
      {/* The map holds as many links as the list. */}
      <a href="#open-data" className="shown-by-focus">
        {t('skipMap')}
      </a>
      {frames.map((frame) => (
        <figure key={frame.name} className={styles.figure}>
          <figcaption className={styles.caption}>{t(frame.name)}</figcaption>
          <svg
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            role="group"
            aria-label={t(frame.name)}
            className={styles.frame}
          >
            <use href={OUTLINE} transform={frame.outline} className={styles.land} />
            {frame.insets.map(({ name, x, y, width, height }) => (
              <rect key={name} x={x} y={y} width={width} height={height} className={styles.inset} />
            ))}
            {frame.others.length > 0 && (
              <path
                d={frame.others.map(({ x, y }) => `M${x} ${y}h0`).join('')}
                className={styles.others}
              />
            )}
            {frame.dots.map(
              ({ id, at, actual }) =>
                actual && (
                  <path
                    key={id}
                    d={`M${actual.x} ${actual.y}L${at.x} ${at.y}`}
                    className={styles.leader}
                  />
                ),
            )}
            {frame.dots.map((dot) => (
              <Dot key={dot.id} dot={dot} locale={locale} />
            ))}
          </svg>
        </figure>
      ))}
      <p className={styles.note}>{t('mapNote')}</p>
    </Static>
  );
}

function Dot({
  dot: { id, href, name, label, isFrench, place, at, text, isWritten },
  locale,
}: {
  dot: DotView;
  locale: Locale;
}) {
  return (
    <a
      href={withLanguage(href, locale)}
      aria-label={name}
      {...(isFrench && { lang: DEFAULT_LOCALE })}
      data-chamber={id}
      data-latitude={place.latitude}
      data-longitude={place.longitude}
      className={styles.dot}
    >
      <circle cx={at.x} cy={at.y} r={13} className={styles.target} />
      <circle cx={at.x} cy={at.y} r={5.5} className={styles.mark} />
      <text
        x={text.x}
        y={text.y}
        textAnchor={text.anchor}
        className={styles.label}
        {...(isWritten && { 'data-written': '' })}
      >
        {label}
      </text>
    </a>
  );
}
