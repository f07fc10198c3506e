import { getTranslations } from 'next-intl/server';
import { HomeSection } from '@/components/home/HomeSection';
import { Strip } from '@/components/home/Strip.client';
import { ContentImage } from '@/components/ui/ContentImage';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { PARTNERS_INTERVAL } from '@/lib/constants';
import { directionOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import type { HomePartnerView } from '@/lib/views/home-partner';
import styles from './HomePartners.module.css';

/** Partners of the home screen, each leading to its own site. Nothing without partners. */
export async function HomePartners({ partners }: { partners: HomePartnerView[] }) {
  if (partners.length === 0) return null;
  const [t, common] = await Promise.all([getTranslations('home'), getTranslations('common')]);
  return (
    <HomeSection id="partners" title={t('partners')} all={{ href: routes.partners, label: t('seeAllPartners') }} isTinted>
      <Strip
        total={partners.length}
        direction={directionOf(await pageLocale())}
        labels={{ region: t('partners'), role: t('carouselRole'), previous: t('previousPartners'), next: t('nextPartners') }}
        autoplay={{ interval: PARTNERS_INTERVAL, pause: t('pausePartners'), play: t('playPartners') }}
      >
        {partners.map((partner) => (
          <li key={partner.key}>
            <a href={partner.href} target="_blank" rel="noopener" className={`card ${styles.partner}`}>
              <ContentImage
                image={partner.image}
                width={480}
                height={240}
                sizes="(width > 1200px) 24rem, (width >= 768px) 33vw, 66vw"
                fit="contain"
              />
              <span className={styles.name}>
                <LocalisedText value={partner.name} />
                <span className="visually-hidden"> ({common('newTab')})</span>
              </span>
            </a>
          </li>
        ))}
      </Strip>
    </HomeSection>
  );
}
