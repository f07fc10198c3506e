import type { LocalisedText as Text } from '@/lib/i18n/localise';
import { isLiteRequest } from '@/lib/runtime/request-context';
import { Icon } from './Icon';
import { LocalisedText } from './LocalisedText';
import { MapFrame } from './MapFrame.client';
import styles from './MapGround.module.css';

/** An embedded map over a drawn ground that names the place and shows until the map loads. Nothing in the lite version. */
export function MapGround({ place, address, title }: { place: Text; address: string; title: string }) {
  if (isLiteRequest()) return null;
  return (
    <div className={styles.ground} data-interactive>
      <p className={styles.place} aria-hidden="true">
        <Icon name="place" size={40} />
        <LocalisedText value={place} />
      </p>
      <MapFrame address={address} title={title} className={styles.frame} />
    </div>
  );
}
