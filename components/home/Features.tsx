import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RichText } from '@/components/rich-text/RichText';
import { ContentImage } from '@/components/ui/ContentImage';
import { Link } from '@/components/ui/Link';
import { CheckList, LocalisedText, Paragraph } from '@/components/ui/LocalisedText';
import { ServiceIcon } from '@/components/ui/ServiceIcon';
import type { FeatureView } from '@/lib/views/feature';
import { FeatureTabs } from './FeatureTabs.client';
import { HomeSection } from './HomeSection';
import points from './Points.module.css';
import styles from './Features.module.css';

export function Features({ features }: { features: readonly FeatureView[] }) {
  const t = useTranslations('home');
  if (features.length === 0) return null;
  const tabs = features.map((feature, place) => ({
    panel: panelId(place),
    content: (
      <>
        <ServiceIcon name={feature.icon} />
        <span>
          <LocalisedText value={feature.name} />
        </span>
      </>
    ),
  }));
  return (
    <HomeSection id="features" title={t('features')} isTinted>
      <FeatureTabs label={t('features')} tabs={tabs}>
        {features.map((feature, place) => (
          <FeaturePanel key={panelId(place)} feature={feature} id={panelId(place)} isFirst={place === 0} />
        ))}
      </FeatureTabs>
    </HomeSection>
  );
}

/** By its place: the API may send a page twice. */
function panelId(place: number): string {
  return `feature-${place + 1}`;
}

function hidden(words: ReactNode) {
  return <span className="visually-hidden">{words}</span>;
}

function FeaturePanel({ feature, id, isFirst }: { feature: FeatureView; id: string; isFirst: boolean }) {
  const t = useTranslations('common');
  const name = <LocalisedText value={feature.name} />;
  return (
    <div id={id} className={styles.panel} {...(isFirst && { 'data-current': '' })} data-static={id}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ServiceIcon name={feature.icon} />
          <span>{name}</span>
        </h3>
        <Paragraph value={feature.excerpt} />
        <Link href={feature.href} className={`button ${styles.more}`}>
          {t.rich('readMoreAbout', { title: feature.name.text, name: () => name, hidden })}
        </Link>
      </div>
      <div className={styles.aside}>
        <div className={styles.image}>
          <ContentImage image={feature.image} width={960} height={540} sizes="(width > 1200px) 29rem, (width > 768px) 40vw, 66vw" />
        </div>
        <CheckList points={feature.points} className={points.points} />
      </div>
      {feature.extra && (
        <div className={styles.extra}>
          <RichText value={feature.extra} under={3} />
        </div>
      )}
    </div>
  );
}
