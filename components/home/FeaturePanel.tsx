import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/ContentImage';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { RichText } from '@/components/rich-text/RichText';
import { ServiceIcon } from '@/components/ui/ServiceIcon';
import type { FeatureView } from '@/lib/views/feature';
import { Points } from './Points';
import styles from './Features.module.css';

interface FeaturePanelProps {
  feature: FeatureView;
  id: string;
  isFirst: boolean;
}

/** A feature page in its tab. */
export function FeaturePanel({ feature, id, isFirst }: FeaturePanelProps) {
  const t = useTranslations('common');
  return (
    <div id={id} className={styles.panel} data-current={isFirst ? '' : undefined}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ServiceIcon name={feature.icon} />
          <span>
            <LocalisedText value={feature.name} />
          </span>
        </h3>
        {feature.excerpt.text && (
          <p>
            <LocalisedText value={feature.excerpt} />
          </p>
        )}
        <Link href={feature.href} className={`button ${styles.more}`}>
          {t('readMore')}
          <span className="visually-hidden">
            {' '}
            <LocalisedText value={feature.name} />
          </span>
        </Link>
      </div>
      <div className={styles.aside}>
        <div className={styles.image}>
          <ContentImage image={feature.image} width={960} height={540} sizes="(width > 1200px) 29rem, (width > 768px) 40vw, 66vw" />
        </div>
        <Points points={feature.points} />
      </div>
      {feature.extra && (
        <div className={styles.extra}>
          <RichText value={feature.extra} under={3} />
        </div>
      )}
    </div>
  );
}
