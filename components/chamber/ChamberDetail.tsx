import { useTranslations, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { RichText } from '@/components/rich-text/RichText';
import { ContentImage } from '@/components/ui/ContentImage';
import { Khatam } from '@/components/ui/Khatam';
import { Paragraph } from '@/components/ui/LocalisedText';
import { MapFigure } from '@/components/ui/MapFigure';
import { formatNumber } from '@/lib/i18n/format-number';
import { isDemonstration } from '@/lib/platform/env';
import type { ChamberView, EmblemView, MemberView } from '@/lib/views/chamber';
import { ChamberEmblem } from './ChamberEmblem';
import styles from './ChamberDetail.module.css';
import { ContactValue } from '@/components/ui/ContactValue';
import { Link, OutsideLink } from '@/components/ui/Link';
import { Icon } from '@/components/ui/Icon';
import { MAP_PROVIDER } from '@/lib/views/map/provider';
import { contactPath, routes } from '@/lib/routes/links';
import contactStyles from './ChamberContacts.module.css';
import { Static } from '@/components/ui/Static';

/** `portal` has the parts that other calls fill. */
export function ChamberDetail({ chamber, portal }: { chamber: ChamberView; portal: ReactNode }) {
  const t = useTranslations('chamber');
  const locale = useLocale();
  const { coordinates } = chamber;
  const degrees = (value: number, positive: 'north' | 'east', negative: 'south' | 'west'): string =>
    t(value < 0 ? negative : positive, {
      degrees: formatNumber(Math.abs(value), locale, {
        minimumFractionDigits: 3,
        maximumFractionDigits: 3,
      }),
    });
  return (
    <div className={`container ${styles.detail}`}>
      <Static
        as="section"
        aria-label={t('contacts')}
        className={`card ${styles.identity}`}
        part="identity"
      >
        <div className={styles.emblem}>
          <ChamberEmblem emblem={chamber.emblem} size={160} isMain />
        </div>
        <ChamberContacts chamber={chamber} />
      </Static>
      <div className={styles.body}>
        {chamber.description && (
          <Static as="section" part="about">
            <h2>{t('about')}</h2>
            <RichText value={chamber.description} under={2} />
          </Static>
        )}
        {portal}
        <ChamberMembers name="administrative" members={chamber.administrativeMembers} />
        <ChamberMembers name="elected" members={chamber.electedMembers} />
        {coordinates && (
          <section>
            <h2>{t('map')}</h2>
            <MapFigure
              at={coordinates}
              place={chamber.name}
              title={t('mapOf', { name: chamber.name.text })}
              openText={t('openMap')}
            >
              <span className={styles.place}>
                {isDemonstration() && t('mapNote')}{' '}
                {t('position', {
                  latitude: degrees(coordinates.latitude, 'north', 'south'),
                  longitude: degrees(coordinates.longitude, 'east', 'west'),
                })}
              </span>
            </MapFigure>
          </section>
        )}
      </div>
    </div>
  );
}

function ChamberMembers({
  name,
  members,
}: {
  name: 'administrative' | 'elected';
  members: MemberView[];
}) {
  const t = useTranslations('chamber');
  if (members.length === 0) return null;
  return (
    <Static as="section" part={name}>
      <h2>{t(name)}</h2>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={member.key} className={`card ${styles.member}`}>
            <div className={styles.image}>
              <Portrait portrait={member.portrait} />
            </div>
            <div className={styles.text}>
              <Paragraph value={member.name} className={styles.name} />
              <Paragraph value={member.role} className={styles.role} />
            </div>
          </li>
        ))}
      </ul>
    </Static>
  );
}

/** A member's picture, or initials in the network's star. Decorative: the name is beside it. */
function Portrait({ portrait }: { portrait: EmblemView }) {
  if (portrait.kind === 'picture')
    return <ContentImage image={portrait.image} width={320} height={400} sizes="6rem" />;
  return (
    <span className={`tint-${portrait.tint} ${styles.monogram}`}>
      <Khatam size={60} text={portrait.letters} />
    </span>
  );
}

/**
 * E-mail, landline phone, address and fax of a chamber, in the specification's order; what is not
 * given is left out.
 */
function ChamberContacts({ chamber }: { chamber: ChamberView }) {
  const t = useTranslations();
  const locale = useLocale();
  const { emails, phones, faxes, address, region, coordinates } = chamber;
  const hasDetails = emails.length + phones.length + faxes.length > 0 || address.text !== '';
  const entries = [
    { name: 'region', icon: 'globe', values: [region] },
    { name: 'email', icon: 'mail', values: emails },
    { name: 'phone', icon: 'phone', values: phones },
    { name: 'address', icon: 'place', values: [address] },
    { name: 'fax', icon: 'fax', values: faxes.map((text) => ({ text, href: null })) },
  ] as const;
  return (
    <div className={contactStyles.contacts}>
      <h2 className={contactStyles.title}>{t('chamber.contacts')}</h2>
      <dl className={contactStyles.list}>
        {entries
          .filter(({ values: [first] }) => first && first.text !== '')
          .map(({ name, icon, values }) => (
            <div key={name} className={contactStyles.entry}>
              <dt className={contactStyles.label}>
                <Icon name={icon} size={20} />
                {t(`chamber.${name}`)}
              </dt>
              {values.map((value) => (
                <dd key={value.text}>
                  <span>
                    <ContactValue value={value} className={contactStyles.link} />
                  </span>
                </dd>
              ))}
            </div>
          ))}
      </dl>
      <ul className={`screen-only ${contactStyles.actions}`}>
        <li>
          <Link
            href={contactPath('chamber', chamber.id)}
            className={`button button-quiet ${contactStyles.action}`}
          >
            <Icon name="mail" size={20} />
            {t('chamber.ask')}
          </Link>
        </li>
        <li>
          <a
            href={routes.chamberCard({ language: locale, id: chamber.id })}
            download
            className={`button button-quiet ${contactStyles.action}`}
          >
            <Icon name="download" size={20} />
            {t('chamber.saveContact')}
          </a>
        </li>
        {coordinates && (
          <li>
            <OutsideLink
              href={MAP_PROVIDER.directionsAddress(coordinates)}
              rel="noopener noreferrer"
              className={`button button-quiet ${contactStyles.action}`}
            >
              <Icon name="place" size={20} />
              {t('chamber.directions')}
            </OutsideLink>
          </li>
        )}
      </ul>
      {!hasDetails && <p className={contactStyles.none}>{t('chamber.noDetails')}</p>}
    </div>
  );
}
