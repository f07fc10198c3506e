import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { EmptyState } from '@/components/listing/EmptyState';
import type { PartnerCardView } from '@/lib/views/slide';
import { RichText } from '@/components/rich-text/RichText';
import { ContentImage } from '@/components/ui/ContentImage';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { OutsideLink } from '@/components/ui/Link';
import styles from './PartnerList.module.css';
import { Static } from '@/components/ui/Static';

export function PartnerList({ partners }: { partners: PartnerCardView[] }) {
  // Should an id come twice, its anchor is on the first.
  const firstByAnchor = new Map(partners.toReversed().map((partner) => [partner.anchor, partner]));
  return (
    <Static as="div" className={`container ${styles.list}`} part="partners">
      {partners.length === 0 ? (
        <EmptyState nothing="noData" />
      ) : (
        <ul className="card-grid">
          {partners.map((partner) => (
            <li
              key={partner.key}
              id={firstByAnchor.get(partner.anchor) === partner ? partner.anchor : undefined}
              className={styles.item}
            >
              <PartnerCard partner={partner} />
            </li>
          ))}
        </ul>
      )}
    </Static>
  );
}

function PartnerCard({ partner }: { partner: PartnerCardView }) {
  const t = useTranslations();
  const nameId = useId();
  const isMail = /^mailto:/i.test(partner.link ?? '');
  return (
    <article aria-labelledby={nameId} className={`card ${styles.card}`}>
      <div className={styles.image}>
        <ContentImage
          image={partner.image}
          width={640}
          height={320}
          sizes="(width > 768px) 22rem, (width >= 560px) 50vw, 66vw"
          fit="logo"
        />
      </div>
      <div className={styles.text}>
        <h2
          id={nameId}
          className={styles.name}
          lang={partner.name.isFallback ? partner.name.lang : undefined}
          title={partner.fullName.text === partner.name.text ? undefined : partner.fullName.text}
        >
          <LocalisedText value={partner.name} />
        </h2>
        {partner.description && (
          <div className={styles.description}>
            <RichText value={partner.description} under={2} />
          </div>
        )}
        {partner.link && (
          <OutsideLink href={partner.link} className={styles.link}>
            {isMail ? t('partners.write') : t('partners.visit')}
            <Icon name={isMail ? 'mail' : 'external'} size={18} />
            <span className="visually-hidden">
              {' – '}
              <LocalisedText value={partner.fullName} />
            </span>
          </OutsideLink>
        )}
      </div>
    </article>
  );
}
