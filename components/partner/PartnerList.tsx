import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/listing/EmptyState';
import type { PartnerCardView } from '@/lib/views/slide';
import { PartnerCard } from './PartnerCard';
import styles from './PartnerList.module.css';

/** Every partner, or that there is none to show. */
export function PartnerList({ partners }: { partners: PartnerCardView[] }) {
  const t = useTranslations('common');
  return (
    <div className={`container ${styles.list}`}>
      {partners.length === 0 ? (
        <EmptyState title={t('noData')} hint={t('tryOtherTerms')} />
      ) : (
        <ul className="card-grid">
          {partners.map((partner, place) => (
            <li key={partner.key} className={styles.item}>
              <PartnerCard partner={partner} nameId={`partner-${place}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
