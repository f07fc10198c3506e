import type { ReactNode } from 'react';
import { MAP_HEIGHT_PX } from '@/lib/constants';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import {
  type Coordinates,
  MAP_FRAME_RIGHTS,
  mapFrameAddress,
  mapPageAddress,
} from '@/lib/map/coordinates';
import { isLiteRequest } from '@/lib/runtime/request-context';
import { Icon } from './Icon';
import { LocalisedText } from './LocalisedText';
import { MapFrames } from './MapFrames.client';
import styles from './MapFigure.module.css';

interface MapFigureProps {
  at: Coordinates;
  place: Text;
  title: string;
  /** Text of the link to the map itself, for readers who see no frame. */
  openText: string;
  children: ReactNode;
}

/**
 * A map with its place as text, which is all of it in lite mode. A placeholder names the place
 * until the map loads.
 */
export function MapFigure({ at, place, title, openText, children }: MapFigureProps) {
  return (
    <figure className="card">
      {!isLiteRequest() && (
        <div className={styles.ground} data-interactive>
          <p className={styles.place} aria-hidden="true">
            <Icon name="place" size={40} />
            <LocalisedText value={place} />
          </p>
          {/* A focus in the empty frame would be lost when the map comes. Without scripts, the link
              below leads to it. */}
          <iframe
            height={MAP_HEIGHT_PX}
            referrerPolicy="strict-origin-when-cross-origin"
            title={title}
            sandbox={MAP_FRAME_RIGHTS}
            data-src={mapFrameAddress(at)}
            tabIndex={-1}
            className={`needs-scripts ${styles.frame}`}
          />
          <MapFrames />
        </div>
      )}
      <figcaption className={styles.caption}>
        {children}
        <a href={mapPageAddress(at)} target="_blank" rel="noopener" className={styles.open}>
          {openText}
          <Icon name="external" size={18} />
        </a>
      </figcaption>
    </figure>
  );
}
