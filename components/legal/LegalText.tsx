import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { ContactValue } from '@/components/ui/ContactValue';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { emailLink, phoneLink } from '@/lib/views/chamber';
import type { Locale } from '@/lib/i18n/locales';
import { localise, type LocalisedText as Text } from '@/lib/i18n/localise';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { calendarFormat, startOfDay } from '@/lib/views/calendar/event-period';
import styles from './LegalText.module.css';

/** A screen of plain text about the site itself: its title, what it says in short, then its sections. */
export function LegalText({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageTitle title={title} lead={intro} />
      <div className={`container section ${styles.text}`}>{children}</div>
    </>
  );
}

export function LegalSection({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

/** Contacts of the organisation; `email` replaces its own address. */
export function ContactWays({ email: other = null }: { email?: string | null }) {
  const t = useTranslations('contact');
  const { phone, email: own } = organisation();
  const email = other ?? own;
  const ways = [...(email ? [emailLink(email)] : []), ...(phone ? [phoneLink(phone)] : [])];
  return (
    <ul className={styles.ways}>
      <li>
        <Link href={routes.contact}>{t('form')}</Link>
      </li>
      {ways.map((way) => (
        <li key={way.text}>
          <ContactValue value={way} className={undefined} />
        </li>
      ))}
    </ul>
  );
}

/** The organisation's name inside a sentence, as value and as the tag that keeps its language. */
export function owner(locale: Locale): { name: string; owner: () => ReactNode } {
  const name = localise(organisation().name, locale);
  return { name: name.text, owner: named(name) };
}

export function named(name: Text): () => ReactNode {
  return () => <LocalisedText value={name} />;
}

export const strong = (chunks: ReactNode): ReactNode => <strong>{chunks}</strong>;

/** An address or a technical name keeps its own direction inside a sentence. */
export const technical = (chunks: ReactNode): ReactNode => <bdi dir="ltr">{chunks}</bdi>;

/** A day, `YYYY-MM-DD`, inside a sentence: as text, and as its `<time>` tag. */
export function dated(day: string, locale: Locale) {
  return {
    date: calendarFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day)),
    day: (chunks: ReactNode): ReactNode => <time dateTime={day}>{chunks}</time>,
  };
}
