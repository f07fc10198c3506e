import { useLocale, useTranslations } from 'next-intl';
import { HomeSection } from '@/components/home/HomeSections';
import { Carousel } from '@/components/carousel/Carousel.client';
import { ContentImage } from '@/components/ui/ContentImage';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { PARTNERS_INTERVAL } from '@/lib/platform/constants';
import { organisation } from '@/lib/organisation/organisation';
import { localisedPath, routes } from '@/lib/routes/links';
import type { PartnerCardView } from '@/lib/views/slide';
import styles from './HomePartners.later.module.css';
import { OutsideLink } from '@/components/ui/Link';
import { Static } from '@/components/ui/Static';

/**
 * A partner without a link leads to the organisation's website (specification §2), or else to the
 * list of partners.
 */
export function HomePartners({ partners }: { partners: readonly PartnerCardView[] }) {
  const t = useTranslations();
  const locale = useLocale();
  if (partners.length === 0) return null;
  const ownWebsite = organisation().website ?? localisedPath(routes.partners, locale);
  return (
    <HomeSection
      id="partners"
      title={t('home.partners')}
      all={{ href: routes.partners, label: t('home.seeAllPartners') }}
      isTinted
    >
      <Carousel
        total={partners.length}
        labels={{
          region: t('home.partners'),
          role: t('home.carouselRole'),
          previous: t('home.previousPartners'),
          next: t('home.nextPartners'),
        }}
        autoplay={{
          interval: PARTNERS_INTERVAL,
          pause: t('home.pausePartners'),
          play: t('home.playPartners'),
        }}
      >
        <Static as="ul" part="partners-track">
          {partners.map((partner) => (
            <li key={partner.key}>
              <OutsideLink href={partner.link ?? ownWebsite} className={`card ${styles.partner}`}>
                <ContentImage
                  image={partner.image}
                  width={480}
                  height={240}
                  sizes="(width > 1200px) 24rem, (width >= 768px) 33vw, 66vw"
                  fit="logo"
                />
                <span className={styles.name}>
                  <PartnerName partner={partner} />
                </span>
              </OutsideLink>
            </li>
          ))}
        </Static>
      </Carousel>
    </HomeSection>
  );
}

/** A long name is cut on screen, but complete for screen readers. */
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
