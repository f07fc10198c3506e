import { useTranslations } from 'next-intl';
import { embedOf, type Embed } from '@/lib/text/embed';
import { isLiteRequest } from '@/lib/runtime/request-context';
import { Icon } from './Icon';
import { MapFrame } from './MapFrame.client';
import styles from './RichText.module.css';

/** A frame an editor put into a text: a map, or a link to what it would have shown. Nothing when it may not be linked. */
export function BodyEmbed({ address, title }: { address: string; title: string }) {
  const t = useTranslations('body');
  const embed = embedOf(address);
  if (!embed) return null;
  return (
    <span className={styles.embed}>
      {embed.kind === 'map' && !isLiteRequest() && <MapFrame address={embed.frame} title={title || t('map')} className={styles.map} />}
      <a href={embed.page} rel="noopener noreferrer" className={styles.embedLink}>
        <Icon name={ICONS[embed.kind]} />
        <span>
          {title && <bdi className={styles.embedTitle}>{title}</bdi>}
          {embed.kind === 'video' && t('video', { site: embed.site })}
          {embed.kind === 'link' && <bdi dir="ltr">{embed.host}</bdi>}
          {(embed.kind === 'map' || embed.kind === 'place') && t('openMap')}
        </span>
      </a>
    </span>
  );
}

const ICONS = { map: 'place', place: 'place', video: 'play', link: 'external' } as const satisfies Record<Embed['kind'], string>;
