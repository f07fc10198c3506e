import { contactFormFields, decodeOutcome, fieldList, formResult } from '@/lib/contact/outcome';
import { withLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { pickTexts, type Messages } from '@/lib/i18n/messages';
import type { contactAbout } from '@/lib/content-api/entities/screen-data/contact-about';
import { routes } from '@/lib/routes/links';
import { listAddress } from '@/lib/routes/parameters';
import { environment } from '@/lib/platform/env';
import { currentContext } from '@/lib/platform/request-context';

/** Added to the server's timeout, for queue and transfer: the browser gives up last. */
const BROWSER_MARGIN_SECONDS = 15;

export async function contactFormProps(
  locale: Locale,
  texts: Messages['contact'],
  record: Awaited<ReturnType<typeof contactAbout>>,
) {
  const posted = decodeOutcome(currentContext()?.contactOutcome);
  return {
    /** Where a browser without scripts posts the form: the screen itself. */
    action: withLanguage(listAddress(routes.contact, { about: record?.about }), locale),
    about: record?.about ?? '',
    language: locale,
    fields: contactFormFields(posted, texts, record ? `${record.name.text} – ` : ''),
    texts: {
      ...pickTexts(
        texts,
        'send',
        'sending',
        'sendingNotice',
        'sent',
        'failed',
        'perhapsSent',
        'checkFields',
      ),
      ...pickTexts(texts, 'atMost', 'left', 'leaveEmpty'),
      privacy: texts.privacy.replace('{fields}', fieldList(texts, locale)),
    },
    /** The key of a post without scripts, for the next try of its text. */
    idempotencyKey: posted && 'key' in posted ? posted.key : null,
    /** Without an answer after this time the outcome of a message is unknown. */
    timeoutSeconds: environment().CONTACT_TIMEOUT_SECONDS + BROWSER_MARGIN_SECONDS,
    outcome: posted ? await formResult(posted, locale) : null,
  };
}

export type ContactFormProps = Awaited<ReturnType<typeof contactFormProps>>;
