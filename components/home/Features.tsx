import { useTranslations } from 'next-intl';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { ServiceIcon } from '@/components/ui/ServiceIcon';
import type { FeatureView } from '@/lib/views/feature';
import { FeaturePanel } from './FeaturePanel';
import { FeatureTabs } from './FeatureTabs.client';
import { HomeSection } from './HomeSection';
import styles from './Features.module.css';

/** One tab per feature page. Nothing without features. */
export function Features({ features }: { features: FeatureView[] }) {
  const t = useTranslations('home');
  if (features.length === 0) return null;
  const tabs = features.map((feature, place) => ({
    panel: panelId(place),
    content: (
      <>
        <ServiceIcon name={feature.icon} />
        <span className={styles.tabName}>
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
