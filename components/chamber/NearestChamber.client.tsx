'use client';

import { useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';
import { nearestTo } from '@/lib/map-box';
import styles from './NearestChamber.module.css';

interface NearestChamberProps {
  locale: string;
  texts: Record<'button' | 'note' | 'searching' | 'found' | 'denied' | 'unavailable', string> & {
    /** With `{distance}` where the distance goes. */
    away: string;
  };
}

interface Found {
  name: string;
  href: string;
  lang: string;
  distance: string;
}

type State = { kind: 'idle' } | { kind: 'searching' } | { kind: 'failed'; text: string } | ({ kind: 'found' } & Found);

/** A position of a few minutes ago is near enough; after this long there is none to be had. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 15_000 };

const never = (): (() => void) => () => undefined;
const canLocate = (): boolean => window.isSecureContext && 'geolocation' in navigator;

/**
 * Finds the chamber nearest to the reader. Reckoned in the browser from the dots of the map on the same page: the position is sent
 * nowhere. Shown only where the browser can tell a position.
 */
export function NearestChamber({ locale, texts }: NearestChamberProps) {
  const isOffered = useSyncExternalStore(never, canLocate, () => false);
  const [state, setState] = useState<State>({ kind: 'idle' });
  if (!isOffered) return null;

  const search = (): void => {
    setState({ kind: 'searching' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState(answer(coords, locale) ?? { kind: 'failed', text: texts.unavailable }),
      ({ code, PERMISSION_DENIED }) => setState({ kind: 'failed', text: code === PERMISSION_DENIED ? texts.denied : texts.unavailable }),
      OPTIONS,
    );
  };
  return (
    <div className={`needs-scripts ${styles.nearest}`}>
      <button type="button" className="button button-quiet" aria-describedby="nearest-note" onClick={search}>
        <Icon name="place" size={20} />
        {texts.button}
      </button>
      <p id="nearest-note" className={styles.note}>
        {texts.note}
      </p>
      <p role="status" className={styles.result}>
        {state.kind === 'searching' && texts.searching}
        {state.kind === 'failed' && state.text}
        {state.kind === 'found' && (
          <>
            {texts.found}{' '}
            <a href={state.href} lang={state.lang || undefined}>
              <bdi>{state.name}</bdi>
            </a>{' '}
            ({texts.away.replace('{distance}', state.distance)})
          </>
        )}
      </p>
    </div>
  );
}

/** The chamber of the map that is nearest to a position, marked there too; null when the map has none. */
function answer(from: GeolocationCoordinates, locale: string): State | null {
  const dots = [...document.querySelectorAll<SVGAElement>('a[data-chamber][data-latitude]')].map((dot) => ({
    dot,
    latitude: Number(dot.dataset['latitude']),
    longitude: Number(dot.dataset['longitude']),
  }));
  const nearest = nearestTo(from, dots);
  if (!nearest) return null;
  const { dot } = nearest.place;
  for (const { dot: other } of dots) other.toggleAttribute('data-nearest', other === dot);
  return {
    kind: 'found',
    name: dot.getAttribute('aria-label') ?? '',
    href: dot.getAttribute('href') ?? '',
    lang: dot.getAttribute('lang') ?? '',
    distance: kilometres(nearest.km, locale),
  };
}

/** Whole kilometres, with a decimal where it matters; Western digits in every language, as everywhere on the site. */
function kilometres(km: number, locale: string): string {
  const options = { style: 'unit', unit: 'kilometer', numberingSystem: 'latn', maximumFractionDigits: km < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, options).format(km);
}
