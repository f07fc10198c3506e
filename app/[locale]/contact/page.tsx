import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactDetails, ContactLine, ContactMap } from '@/components/contact/ContactDetails';
import { ContactForm } from '@/components/contact/ContactForm.client';
import { contactFormProps } from '@/components/contact/form-props';
import { PageTitle } from '@/components/layout/PageTitle';
import { StructuredData } from '@/components/ui/StructuredData';
import { contactPageData } from '@/lib/views/structured-data';
import { decodeOutcome } from '@/lib/contact/outcome';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { namedMetadata } from '@/lib/views/named-metadata';
import { currentContext } from '@/lib/platform/request-context';
import styles from './contact.module.css';

export async function generateMetadata(): Promise<Metadata> {
  if (decodeOutcome(currentContext()?.contact)?.kind !== 'invalid') return namedMetadata('contact');
  // Screen readers read the title first, so it reports errors of a form sent without scripts.
  const t = await getTranslations('contact');
  return namedMetadata('contact', { title: t('faultyTitle') });
}

export default async function ContactScreen() {
  const locale = await pageLocale();
  const texts = (await loadMessages(locale)).contact;
  const form = await contactFormProps(locale, texts);
  return (
    <>
      <StructuredData data={contactPageData(texts.title, locale)} />
      <PageTitle title={texts.title} lead={texts.intro} />
      <div className={`container section ${styles.layout}`}>
        <section aria-labelledby="contact-form" className={styles.form}>
          <ContactLine />
          <h2 id="contact-form">{texts.form}</h2>
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
