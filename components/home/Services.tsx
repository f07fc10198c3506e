import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { ServiceIcon } from '@/components/ui/ServiceIcon';
import { routes } from '@/lib/routes/links';
import type { ServiceView } from '@/lib/views/feature';
import { HomeSection } from './HomeSection';
import { Points } from './Points';
import styles from './Services.module.css';

/** The services grid. Nothing without services. */
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
              {service.excerpt.text && (
                <p className={styles.excerpt}>
                  <LocalisedText value={service.excerpt} />
                </p>
              )}
              <Points points={service.points} />
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
