import type { ReactNode } from 'react';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import { type Coordinates, mapFrameAddress, mapPageAddress } from '@/lib/map-box';
import { Icon } from './Icon';
import { MapGround } from './MapGround';
import styles from './MapFigure.module.css';

interface MapFigureProps {
  at: Coordinates;
  place: Text;
  title: string;
  /** Text of the link to the map itself, for readers who see no frame. */
  openText: string;
  children: ReactNode;
}

/** An embedded map with its place in words, and the same place as an ordinary page. */
export function MapFigure({ at, place, title, openText, children }: MapFigureProps) {
  return (
    <figure className="card">
      <MapGround place={place} address={mapFrameAddress(at)} title={title} />
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
