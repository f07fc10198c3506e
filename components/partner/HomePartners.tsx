import { useLocale, useTranslations } from 'next-intl';
import { HomeSection } from '@/components/home/HomeSection';
import { Carousel } from '@/components/carousel/Carousel.client';
import { ContentImage } from '@/components/ui/ContentImage';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { PARTNERS_INTERVAL } from '@/lib/constants';
import { organisation } from '@/lib/organisation/organisation';
import { localisedPath, routes } from '@/lib/routes/links';
import { isSaveDataRequest } from '@/lib/runtime/request-context';
import type { PartnerCardView } from '@/lib/views/slide';
import styles from './HomePartners.module.css';

/** A partner without a website leads to the organisation's own (specification §2). */
export function HomePartners({ partners }: { partners: readonly PartnerCardView[] }) {
  const t = useTranslations();
  const locale = useLocale();
  if (partners.length === 0) return null;
  const ownWebsite = organisation().website ?? localisedPath(routes.home, locale);
  return (
    <HomeSection id="partners" title={t('home.partners')} all={{ href: routes.partners, label: t('home.seeAllPartners') }} isTinted>
      <Carousel
        total={partners.length}
        labels={{ region: t('home.partners'), role: t('home.carouselRole'), previous: t('home.previousPartners'), next: t('home.nextPartners') }}
        autoplay={{ interval: PARTNERS_INTERVAL, startsItself: !isSaveDataRequest(), pause: t('home.pausePartners'), play: t('home.playPartners') }}
      >
        {partners.map((partner) => (
          <li key={partner.key}>
            <a href={partner.website ?? ownWebsite} target="_blank" rel="noopener" className={`card ${styles.partner}`}>
              <ContentImage image={partner.image} width={480} height={240} sizes="(width > 1200px) 24rem, (width >= 768px) 33vw, 66vw" fit="logo" />
              <span className={styles.name}>
                <PartnerName partner={partner} />
                <span className="visually-hidden"> ({t('common.newTab')})</span>
              </span>
            </a>
          </li>
        ))}
      </Carousel>
    </HomeSection>
  );
}

/** A long name is shown cut; screen readers get it whole. */
function PartnerName({ partner: { name, fullName } }: { partner: PartnerCardView }) {
  if (name.text === fullName.text) return <LocalisedText value={name} />;
  return (
    <>
      <span aria-hidden="true" title={fullName.text}>
        <LocalisedText value={name} />
      </span>
      <span className="visually-hidden">
        <LocalisedText value={fullName} />
      </span>
    </>
  );
}
