import { useTranslations } from 'next-intl';
import { RichText } from '@/components/rich-text/RichText';
import type { ChamberView } from '@/lib/views/chamber';
import { ChamberContacts } from './ChamberContacts';
import styles from './ChamberDetail.module.css';
import { ChamberEmblem } from './ChamberEmblem';
import { ChamberMap } from './ChamberMap';
import { ChamberMembers } from './ChamberMembers';

/** A chamber: how to reach it first, then what it is, who leads it and where it stands. */
export function ChamberDetail({ chamber }: { chamber: ChamberView }) {
  const t = useTranslations('chamber');
  return (
    <div className={`container ${styles.detail}`}>
      <section aria-label={t('contacts')} className={`card ${styles.identity}`}>
        <div className={styles.emblem}>
          <ChamberEmblem emblem={chamber.emblem} size={160} isMain />
        </div>
        <ChamberContacts chamber={chamber} />
      </section>
      <div className={styles.body}>
        {chamber.description && (
          <section>
            <h2>{t('about')}</h2>
            <RichText value={chamber.description} under={2} />
          </section>
        )}
        <ChamberMembers title={t('administrative')} members={chamber.administrativeMembers} />
        <ChamberMembers title={t('elected')} members={chamber.electedMembers} />
        {chamber.map && <ChamberMap map={chamber.map} name={chamber.name} />}
      </div>
    </div>
  );
}
