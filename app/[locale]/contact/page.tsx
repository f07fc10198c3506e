import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactDetails, ContactLine, ContactMap } from '@/components/contact/ContactDetails';
import { ContactForm } from '@/components/contact/ContactForm.client';
import { contactFormProps } from '@/components/contact/form-props';
import { PageTitle } from '@/components/layout/PageTitle';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { contactAbout } from '@/lib/content-api/entities/screen-data/contact-about';
import { decodeOutcome } from '@/lib/contact/outcome';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { namedMetadata } from '@/lib/views/named-metadata';
import { routes } from '@/lib/routes/links';
import { firstValue, readAbout, type RawSearchParams } from '@/lib/routes/parameters';
import { NOINDEX_ROBOTS } from '@/lib/views/metadata';
import { currentContext } from '@/lib/platform/request-context';
import styles from './contact.module.css';

interface ContactScreenProps {
  searchParams: Promise<RawSearchParams>;
}

async function readAboutParameter({ searchParams }: ContactScreenProps): Promise<string> {
  return readAbout(firstValue((await searchParams)['about']));
}

export async function generateMetadata(props: ContactScreenProps): Promise<Metadata> {
  const [t, about] = [await getTranslations('contact'), await readAboutParameter(props)];
  // Screen readers read the title first, so it reports errors of a form sent without scripts.
  const hasErrors = decodeOutcome(currentContext()?.contactOutcome)?.kind === 'invalid';
  const metadata = await namedMetadata('contact', hasErrors ? { title: t('faultyTitle') } : {});
  return about === '' ? metadata : { ...metadata, robots: NOINDEX_ROBOTS };
}

export default async function ContactScreen(props: ContactScreenProps) {
  const locale = await pageLocale();
  const record = await contactAbout(await readAboutParameter(props), locale);
  const texts = (await loadMessages(locale)).contact;
  const form = await contactFormProps(locale, texts, record);
  return (
    <>
      <PageTitle title={texts.title} lead={texts.intro} />
      <div className={`container section ${styles.layout}`}>
        <section aria-labelledby="contact-form" className={styles.form}>
          <ContactLine />
          <h2 id="contact-form">{texts.form}</h2>
          {record && (
            <p className={styles.about}>
              <span>
                {texts.about}{' '}
                <Link href={record.href}>
                  <LocalisedText value={record.name} />
                </Link>
              </span>
              <Link href={routes.contact}>{texts.withoutAbout}</Link>
            </p>
          )}
          <p className={styles.note}>
            {form.fields.every(({ required }) => required) ? texts.allRequired : texts.someOptional}
          </p>
          <ContactForm {...form} />
        </section>
        <div className={styles.aside}>
          <ContactDetails />
          <ContactMap />
        </div>
      </div>
    </>
  );
}
