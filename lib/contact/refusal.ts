import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';
import type { ContactOutcome } from './outcome';

/** Why a message without faults was not taken, in the visitor's words, and the e-mail address that takes it instead, if there is one. */
export interface Refusal {
  text: string;
  email: string | null;
}

/** Null for every outcome that is no refusal. */
export async function refusalOf(outcome: ContactOutcome, locale: Locale): Promise<Refusal | null> {
  if (outcome.kind !== 'limited' && outcome.kind !== 'honeypot') return null;
  const t = await getTranslations({ locale, namespace: 'contact' });
  const { email } = organisation();
  if (outcome.kind === 'honeypot') return { text: t(email ? 'honeypot' : 'honeypotWithoutEmail'), email };
  return { text: t(email ? 'limited' : 'limitedWithoutEmail', { minutes: Math.ceil(outcome.retryAfterSeconds / 60) }), email };
}
