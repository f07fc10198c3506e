import { useLocale, useTranslations } from 'next-intl';
import { CheckList, LocalisedText, Paragraph } from '@/components/ui/LocalisedText';
import { localise } from '@/lib/i18n/localise';
import { organisation } from '@/lib/organisation/organisation';
import aboutStyles from './About.module.css';
import type { ReactNode } from 'react';
import { RichText } from '@/components/rich-text/RichText';
import { ContentImage } from '@/components/ui/ContentImage';
import { Link } from '@/components/ui/Link';
import type { FeatureView, ServiceView } from '@/lib/views/feature';
import { FeatureTabs } from './FeatureTabs.client';
import points from './Points.module.css';
import featureStyles from './Features.later.module.css';
import { routes } from '@/lib/routes/links';
import serviceStyles from './Services.later.module.css';
import { ContentCard } from '@/components/listing/ContentCard';
import type { CardView } from '@/lib/views/card';
import { Carousel } from '@/components/carousel/Carousel.client';
import { Icon } from '@/components/ui/Icon';
import type { ChamberCardView } from '@/lib/views/chamber';
import { DIRECTORY_MAP_ID } from '@/lib/views/directory-map';
import { ChamberCard } from '@/components/chamber/ChamberCard';
import chamberStyles from '@/components/chamber/HomeChambers.later.module.css';
import styles from './HomeSection.module.css';
import { khatamPath } from '@/components/ui/Khatam';
import paths from '@/lib/views/generated/service-icons.json' with { type: 'json' };
import { Static } from '@/components/ui/Static';

export function About() {
  const locale = useLocale();
  const { about } = organisation();
  return (
    <HomeSection id="about" title={<LocalisedText value={localise(about.title, locale)} />}>
      <div className={aboutStyles.words}>
        <Paragraph value={localise(about.text, locale)} className={aboutStyles.text} />
        <CheckList
          points={about.options.map((option) => localise(option, locale))}
          className={aboutStyles.options}
        />
      </div>
      {about.figures.length > 0 && (
        <dl className={aboutStyles.figures}>
          {about.figures.map(({ value, label }) => (
            <div key={label.fr} className={aboutStyles.figure}>
              <dt className={aboutStyles.label}>
                <LocalisedText value={localise(label, locale)} />
              </dt>
              <dd className={aboutStyles.value}>
                <bdi className="unbroken">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </HomeSection>
  );
}

export function Features({ features }: { features: readonly FeatureView[] }) {
  const t = useTranslations('home');
  if (features.length === 0) return null;
  const tabs = features.map((feature, index) => ({
    panel: panelId(index),
    content: (
      <>
        <ServiceIcon name={feature.icon} />
        <span>
          <LocalisedText value={feature.name} />
        </span>
      </>
    ),
  }));
  return (
    <HomeSection id="features" title={t('features')} isTinted>
      <FeatureTabs label={t('features')} tabs={tabs}>
        {features.map((feature, index) => (
          <FeaturePanel
            key={panelId(index)}
            feature={feature}
            id={panelId(index)}
            isFirst={index === 0}
          />
        ))}
      </FeatureTabs>
    </HomeSection>
  );
}

/** The id comes from the position, because the API may send a page twice. */
function panelId(index: number): string {
  return `feature-${index + 1}`;
}

function hidden(words: ReactNode) {
  return <span className="visually-hidden">{words}</span>;
}

type PanelProps = { feature: FeatureView; id: string; isFirst: boolean };

function FeaturePanel({ feature, id, isFirst }: PanelProps) {
  const t = useTranslations('common');
  const name = <LocalisedText value={feature.name} />;
  return (
    <Static
      as="div"
      id={id}
      className={featureStyles.panel}
      {...(isFirst && { 'data-current': '' })}
      part={id}
    >
      <div className={featureStyles.words}>
        <h3 className={featureStyles.name}>
          <ServiceIcon name={feature.icon} />
          <span>{name}</span>
        </h3>
        <Paragraph value={feature.excerpt} />
        <Link href={feature.href} className={`button ${featureStyles.more}`}>
          {t.rich('readMoreAbout', { title: feature.name.text, name: () => name, hidden })}
        </Link>
      </div>
      <div className={featureStyles.aside}>
        <div className={featureStyles.image}>
          <ContentImage
            image={feature.image}
            width={960}
            height={540}
            sizes="(width > 1200px) 29rem, (width > 768px) 40vw, 66vw"
          />
        </div>
        <CheckList points={feature.points} className={points.points} />
      </div>
      {feature.extra && (
        <div className={featureStyles.extra}>
          <RichText value={feature.extra} under={3} />
        </div>
      )}
    </Static>
  );
}

export function Services({ services }: { services: readonly ServiceView[] }) {
  const t = useTranslations('home');
  if (services.length === 0) return null;
  return (
    <HomeSection
      id="services"
      title={t('services')}
      all={{ href: routes.pages, label: t('seeAllServices') }}
    >
      <ul className="card-grid">
        {services.map((service) => (
          <li key={service.id} className={`card tint-${service.tint} ${serviceStyles.service}`}>
            <span className={serviceStyles.icon}>
              <ServiceIcon name={service.icon} />
            </span>
            <div className={serviceStyles.words}>
              <h3>
                <Link href={service.href} className={serviceStyles.link}>
                  <LocalisedText value={service.name} />
                </Link>
              </h3>
              <Paragraph value={service.excerpt} className={serviceStyles.excerpt} />
              <CheckList points={service.points} className={points.points} />
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

export function RecentArticles({ articles }: { articles: readonly CardView[] }) {
  const t = useTranslations('home');
  if (articles.length === 0) return null;
  return (
    <HomeSection
      id="recent-articles"
      title={t('recentArticles')}
      all={{ href: routes.articles, label: t('seeAllArticles') }}
      isTinted
    >
      <div className="card-grid">
        {articles.map((article, index) => (
          <ContentCard
            key={article.key}
            card={article}
            level={3}
            shows={{ tags: true, date: true }}
            isRow={index > 0}
          />
        ))}
      </div>
    </HomeSection>
  );
}

export function HomeChambers({ chambers }: { chambers: readonly ChamberCardView[] }) {
  const t = useTranslations('home');
  if (chambers.length === 0) return null;
  const labels = {
    region: t('chambers'),
    role: t('carouselRole'),
    previous: t('previousChambers'),
    next: t('nextChambers'),
  };
  return (
    <HomeSection
      id="chambers"
      title={t('chambers')}
      all={{ href: routes.chambers, label: t('seeAllChambers') }}
    >
      <MapInvitation />
      <Carousel total={chambers.length} labels={labels}>
        <Static as="ul" part="chambers-track">
          {chambers.map((chamber) => (
            <li key={chamber.id}>
              <ChamberCard chamber={chamber} level={3} />
            </li>
          ))}
        </Static>
      </Carousel>
    </HomeSection>
  );
}

function MapInvitation() {
  const t = useTranslations('home');
  return (
    <Static as="div" className={chamberStyles.invitation} part="invitation">
      <div className={chamberStyles.text}>
        <p className={chamberStyles.title}>{t('nearYou')}</p>
        <p>{t('mapLeads')}</p>
        <Link
          href={`${routes.chambers}#${DIRECTORY_MAP_ID}`}
          className={`button ${chamberStyles.link}`}
        >
          <Icon name="place" size={20} />
          {t('seeMap')}
        </Link>
      </div>
      <img
        src="/assets/country-north.svg"
        alt=""
        width={200}
        height={104}
        loading="lazy"
        decoding="async"
        className={chamberStyles.map}
      />
    </Static>
  );
}

interface HomeSectionProps {
  id: string;
  title: ReactNode;
  all?: { href: string; label: string };
  isTinted?: boolean;
  children: ReactNode;
}

export function HomeSection({ id, title, all, isTinted = false, children }: HomeSectionProps) {
  return (
    <Static
      as="section"
      aria-labelledby={id}
      className={isTinted ? 'section section-tinted later' : 'section later'}
      part={id}
    >
      <div className={`container ${styles.inner}`}>
        <Static as="header" className={styles.head} part={`${id}-head`}>
          <h2 id={id}>{title}</h2>
          {all && (
            <Link href={all.href} className={`screen-only ${styles.all}`}>
              {all.label}
            </Link>
          )}
        </Static>
        {children}
      </div>
    </Static>
  );
}

/** The network's star replaces Lucide's. */
const ICONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(paths),
  ['star', khatamPath(12, 12, 9.5, Math.PI / 8)],
]);

/** A decorative icon beside its name. It is inlined, so that only icons in use are transferred. */
function ServiceIcon({ name }: { name: string }) {
  return (
    <svg width={28} height={28} viewBox="0 0 24 24" aria-hidden="true" className="icon icon-fine">
      <path d={ICONS.get(name)} />
    </svg>
  );
}
