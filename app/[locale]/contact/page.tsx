import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactDetails } from '@/components/contact/ContactDetails';
import { ContactForm } from '@/components/contact/ContactForm.client';
import { ContactMap } from '@/components/contact/ContactMap';
import { PageTitle } from '@/components/layout/PageTitle';
import { StructuredData } from '@/components/ui/StructuredData';
import { contactPageData } from '@/lib/discovery/structured-data';
import { CONFIRMATION_PARAMETER, isConfirmation, takeConfirmation } from '@/lib/contact/confirmation';
import { contactDetails } from '@/lib/contact/details';
import { contactFormFields } from '@/lib/contact/form-fields';
import { formResult } from '@/lib/contact/form-result';
import type { ContactOutcome } from '@/lib/contact/outcome';
import { withLanguage } from '@/lib/i18n/language-path';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { firstValue, type RawSearchParams } from '@/lib/listing/list-query';
import { screenMetadata } from '@/lib/metadata';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { environment } from '@/lib/runtime/env';
import { currentContext } from '@/lib/runtime/request-context';
import styles from './contact.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('contact'), pageLocale()]);
  // What went wrong comes first to whoever hears the title of the page a form without scripts came back as.
  const title = currentContext()?.contact?.kind === 'invalid' ? t('faultyTitle') : t('title');
  return screenMetadata({ title, description: t('description'), path: routes.contact, locale });
}

export default async function ContactScreen({ searchParams }: { searchParams: Promise<RawSearchParams> }) {
  const [locale, query] = await Promise.all([pageLocale(), searchParams]);
  const texts = (await loadMessages(locale)).contact;
  const context = currentContext();
  const posted = context ? context.contact : await confirmedOutcome(firstValue(query[CONFIRMATION_PARAMETER]));
  const details = contactDetails(organisation(), locale);
  return (
    <>
      <StructuredData data={contactPageData(texts.title, locale)} />
      <PageTitle title={texts.title} lead={texts.intro} />
      <div className={`container section ${styles.layout}`}>
        <section aria-labelledby="contact-form" className={styles.form}>
          <h2 id="contact-form">{texts.form}</h2>
          <p className={styles.note}>{texts.allRequired}</p>
          <ContactForm
            action={withLanguage(routes.contact, locale)}
            language={locale}
            fields={contactFormFields(posted, texts)}
            texts={formTexts(texts)}
            idempotencyKey={posted && 'key' in posted ? posted.key : null}
            timeoutSeconds={environment().CONTACT_TIMEOUT_SECONDS + BROWSER_MARGIN_SECONDS}
            outcome={posted ? await formResult(posted, locale, texts) : null}
          />
        </section>
        <div className={styles.aside}>
          <ContactDetails details={details} />
          {details.map && <ContactMap map={details.map} />}
        </div>
      </div>
    </>
  );
}

/** Without the front, the page itself looks at what a form posted without scripts was redirected with. */
async function confirmedOutcome(token: string): Promise<ContactOutcome | undefined> {
  return isConfirmation(token) && (await takeConfirmation(token)) ? { kind: 'sent' } : undefined;
}

/** A message waits its turn and the answer its way: the browser gives up last. */
const BROWSER_MARGIN_SECONDS = 15;

/** The few texts that travel to the browser. */
function formTexts({ send, sending, sendingNotice, sent, failed, perhapsSent, checkFields, ...texts }: Messages['contact']) {
  const { atMost, left, leaveEmpty, privacy } = texts;
  return { send, sending, sendingNotice, sent, failed, unknown: perhapsSent, invalid: checkFields, atMost, left, leaveEmpty, privacy };
}
