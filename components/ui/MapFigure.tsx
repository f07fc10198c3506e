import type { ReactNode } from 'react';
import { MAP_HEIGHT_PX } from '@/lib/platform/constants';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import type { Coordinates } from '@/lib/content-api/schemas/chamber';
import { MAP_PROVIDER } from '@/lib/views/map/provider';
import { Icon } from './Icon';
import { LocalisedText } from './LocalisedText';
import styles from './MapFigure.module.css';

interface MapFigureProps {
  at: Coordinates;
  place: Text;
  title: string;
  /** Text of the link to the map itself, for readers who see no frame. */
  openText: string;
  children: ReactNode;
}

/** A map with its place as text. A placeholder is below the frame. */
export function MapFigure({ at, place, title, openText, children }: MapFigureProps) {
  return (
    <figure className="card">
      <div className={`screen-only ${styles.ground}`}>
        <p className={styles.place} aria-hidden="true">
          <Icon name="place" size={40} />
          <LocalisedText value={place} />
        </p>
        <iframe
          src={MAP_PROVIDER.frameAddress(at)}
          loading="lazy"
          height={MAP_HEIGHT_PX}
          referrerPolicy="strict-origin-when-cross-origin"
          title={title}
          sandbox={MAP_PROVIDER.sandbox}
          className={styles.frame}
        />
      </div>
      <figcaption className={styles.caption}>
        {children}
        <a
          href={MAP_PROVIDER.pageAddress(at)}
          target="_blank"
          rel="noopener"
          className={`screen-only ${styles.open}`}
        >
          {openText}
          <Icon name="external" size={18} />
        </a>
      </figcaption>
    </figure>
  );
}
