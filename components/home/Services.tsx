import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/Link';
import { CheckList, LocalisedText, Paragraph } from '@/components/ui/LocalisedText';
import { ServiceIcon } from '@/components/ui/ServiceIcon';
import { routes } from '@/lib/routes/links';
import type { ServiceView } from '@/lib/views/feature';
import { HomeSection } from './HomeSection';
import points from './Points.module.css';
import styles from './Services.module.css';

export function Services({ services }: { services: readonly ServiceView[] }) {
  const t = useTranslations('home');
  if (services.length === 0) return null;
  return (
    <HomeSection id="services" title={t('services')} all={{ href: routes.pages, label: t('seeAllServices') }}>
      <ul className="card-grid">
        {services.map((service) => (
          <li key={service.id} className={`card tint-${service.tint} ${styles.service}`}>
            <span className={styles.icon}>
              <ServiceIcon name={service.icon} />
            </span>
            <div className={styles.words}>
              <h3>
                <Link href={service.href} className={styles.link}>
                  <LocalisedText value={service.name} />
                </Link>
              </h3>
              <Paragraph value={service.excerpt} className={styles.excerpt} />
              <CheckList points={service.points} className={points.points} />
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
