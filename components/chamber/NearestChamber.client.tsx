'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { nearestTo } from '@/lib/views/map/distance';
import styles from './NearestChamber.module.css';

interface NearestChamberProps {
  locale: Locale;
  texts: Pick<Messages['chambers'], Extract<keyof Messages['chambers'], `nearest${string}`>>;
}

const OPTIONS: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 600_000,
  timeout: 15_000,
};

/** Computed in the browser from the map's dots: the position is sent nowhere. */
export function NearestChamber({ locale, texts }: NearestChamberProps) {
  const [{ text, found }, setState] = useState<{
    text: string;
    found?: ReturnType<typeof nearestDot>;
  }>({ text: '' });

  const search = (): void => {
    if (!('geolocation' in navigator)) return setState({ text: texts.nearestUnavailable });
    setState({ text: texts.nearestSearching });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const nearest = nearestDot(coords);
        setState({ text: nearest ? texts.nearestFound : texts.nearestUnavailable, found: nearest });
      },
      ({ code, PERMISSION_DENIED }) =>
        setState({
          text: code === PERMISSION_DENIED ? texts.nearestDenied : texts.nearestUnavailable,
        }),
      OPTIONS,
    );
  };
  return (
    <div className={`needs-scripts ${styles.nearest}`}>
      <button
        type="button"
        className="button button-quiet"
        aria-describedby="nearest-note"
        onClick={search}
      >
        <Icon name="place" size={20} />
        {texts.nearest}
      </button>
      <p id="nearest-note" className={styles.note}>
        {texts.nearestNote}
      </p>
      <p role="status">
        {/* Elements around them: translators replace texts, which React then cannot change. */}
        <span key={text}>{text}</span>
        {found && (
          <span>
            {' '}
            <a
              href={found.place.dot.getAttribute('href') ?? ''}
              lang={found.place.dot.getAttribute('lang') ?? undefined}
            >
              <bdi>{found.place.dot.ariaLabel}</bdi>
            </a>{' '}
            ({texts.nearestAway.replace('{distance}', kilometres(found.km, locale))})
          </span>
        )}
      </p>
    </div>
  );
}

/**
 * The dot of the map that is nearest to a position, marked there too; null when the map has none.
 */
function nearestDot(
  from: GeolocationCoordinates,
): { place: { dot: SVGAElement }; km: number } | null {
  const dots = [...document.querySelectorAll<SVGAElement>('a[data-chamber][data-latitude]')].map(
    (dot) => ({
      dot,
      latitude: Number(dot.dataset['latitude']),
      longitude: Number(dot.dataset['longitude']),
    }),
  );
  const nearest = nearestTo(from, dots);
  for (const { dot } of dots) dot.toggleAttribute('data-nearest', dot === nearest?.place.dot);
  return nearest;
}

function kilometres(km: number, locale: Locale): string {
  return formatNumber(km, locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  });
}
