import { useLocale, useTranslations } from 'next-intl';
import { HomeSection } from '@/components/home/HomeSection';
import { Carousel } from '@/components/carousel/Carousel.client';
import { directionOf } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import type { ChamberCardView } from '@/lib/views/chamber';
import { ChamberCard } from './ChamberCard';
import { MapInvitation } from './map/MapInvitation';

/** Chambers of the home screen, and the way to the map of all. Nothing without chambers. */
export function HomeChambers({ chambers }: { chambers: ChamberCardView[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (chambers.length === 0) return null;
  const labels = { region: t('chambers'), role: t('carouselRole'), previous: t('previousChambers'), next: t('nextChambers') };
  return (
    <HomeSection id="chambers" title={t('chambers')} all={{ href: routes.chambers, label: t('seeAllChambers') }}>
      <MapInvitation />
      <Carousel total={chambers.length} direction={directionOf(locale)} labels={labels}>
        {chambers.map((chamber) => (
          <li key={chamber.id}>
            <ChamberCard chamber={chamber} level={3} />
          </li>
        ))}
      </Carousel>
    </HomeSection>
  );
}
