import { MAP_HEIGHT_PX } from '@/lib/constants';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import { MAP_FRAME_RIGHTS } from '@/lib/map-box';
import { isLiteRequest } from '@/lib/runtime/request-context';
import { Icon } from './Icon';
import { LocalisedText } from './LocalisedText';
import { MapFrames } from './MapFrames.client';
import styles from './MapGround.module.css';

/** An embedded map over a drawn ground that names the place and shows until the map loads. Nothing in the lite version. */
export function MapGround({ place, address, title }: { place: Text; address: string; title: string }) {
  if (isLiteRequest()) return null;
  const shared = { height: MAP_HEIGHT_PX, referrerPolicy: 'strict-origin-when-cross-origin' } as const;
  return (
    <div className={styles.ground} data-interactive>
      <p className={styles.place} aria-hidden="true">
        <Icon name="place" size={40} />
        <LocalisedText value={place} />
      </p>
      {/* A focus in the empty frame would be lost when the map comes. */}
      <iframe {...shared} title={title} sandbox={MAP_FRAME_RIGHTS} data-src={address} tabIndex={-1} className={`needs-scripts ${styles.frame}`} />
      <noscript>
        <iframe {...shared} title={title} sandbox={MAP_FRAME_RIGHTS} src={address} loading="lazy" className={styles.frame} />
      </noscript>
      <MapFrames />
    </div>
  );
}
