import { getTranslations } from 'next-intl/server';
import { HomeSection } from '@/components/home/HomeSection';
import { Strip } from '@/components/home/Strip.client';
import { ContentImage } from '@/components/ui/ContentImage';
import { Khatam } from '@/components/ui/Khatam';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { directionOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import type { HomeChamberView } from '@/lib/views/home-network';
import styles from './HomeChambers.module.css';

/** Chambers of the home screen. Nothing without chambers. */
export async function HomeChambers({ chambers }: { chambers: HomeChamberView[] }) {
  if (chambers.length === 0) return null;
  const t = await getTranslations('home');
  const labels = { region: t('chambers'), role: t('carouselRole'), previous: t('previousChambers'), next: t('nextChambers') };
  return (
    <HomeSection id="chambers" title={t('chambers')} all={{ href: routes.chambers, label: t('seeAllChambers') }}>
      <Strip total={chambers.length} direction={directionOf(await pageLocale())} labels={labels}>
        {chambers.map((chamber) => (
          <li key={chamber.id}>
            <ChamberCard chamber={chamber} />
          </li>
        ))}
      </Strip>
    </HomeSection>
  );
}

function ChamberCard({ chamber }: { chamber: HomeChamberView }) {
  return (
    <div className={`card tint-${chamber.tint} ${styles.chamber}`}>
      <div className={styles.logo}>
        {chamber.logo ? (
          <ContentImage image={chamber.logo} width={80} height={80} sizes="5rem" fit="contain" />
        ) : (
          <Khatam size={80} text={chamber.monogram} />
        )}
      </div>
      <div>
        <h3 className={styles.name}>
          <Link href={chamber.href} className={styles.link}>
            <LocalisedText value={chamber.name} />
          </Link>
        </h3>
        {chamber.region && (
          <p className={styles.region}>
            <LocalisedText value={chamber.region} />
          </p>
        )}
      </div>
    </div>
  );
}
