import { useTranslations } from 'next-intl';
import { Carousel } from '@/components/carousel/Carousel.client';
import { CarouselTrack } from '@/components/carousel/CarouselTrack';
import { HomeSection } from '@/components/home/HomeSection';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { routes } from '@/lib/routes/links';
import type { ChamberCardView } from '@/lib/views/chamber';
import { DIRECTORY_MAP_ID } from '@/lib/views/directory-map';
import { ChamberCard } from './ChamberCard';
import styles from './HomeChambers.module.css';

export function HomeChambers({ chambers }: { chambers: readonly ChamberCardView[] }) {
  const t = useTranslations('home');
  if (chambers.length === 0) return null;
  const labels = { region: t('chambers'), role: t('carouselRole'), previous: t('previousChambers'), next: t('nextChambers') };
  return (
    <HomeSection id="chambers" title={t('chambers')} all={{ href: routes.chambers, label: t('seeAllChambers') }}>
      <MapInvitation />
      <Carousel total={chambers.length} labels={labels}>
        <CarouselTrack name="chambers-track">
          {chambers.map((chamber) => (
            <li key={chamber.id}>
              <ChamberCard chamber={chamber} level={3} />
            </li>
          ))}
        </CarouselTrack>
      </Carousel>
    </HomeSection>
  );
}

function MapInvitation() {
  const t = useTranslations('home');
  return (
    <div className={styles.invitation} data-static="invitation">
      <div className={styles.text}>
        <p className={styles.title}>{t('nearYou')}</p>
        <p>{t('mapLeads')}</p>
        <Link href={`${routes.chambers}#${DIRECTORY_MAP_ID}`} className={`button ${styles.link}`}>
          <Icon name="place" size={20} />
          {t('seeMap')}
        </Link>
      </div>
      <img src="/assets/country-north.svg" alt="" width={200} height={104} loading="lazy" decoding="async" className={styles.map} />
    </div>
  );
}
