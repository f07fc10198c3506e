import type { Locale } from '@/lib/i18n/locales';
import { metrics } from '@/lib/runtime/metrics';
import { overLimit, uncount } from './limits';
import { z } from 'zod';
import { isHoneypotFilled } from './fields';
import { checkContact, type ContactMessage } from './message';
import type { ContactOutcome } from './outcome';
import { messageKey, sendOnce, type MessageKey } from './send-once';
import { environment } from '@/lib/runtime/env';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { isUnreachable } from '@/lib/api/circuit-breaker';
import { noteFailure, noteSuccess } from '@/lib/api/call-status';
import { postJson } from '@/lib/api/client';
import { UnavailableError } from '@/lib/runtime/transport';

interface ContactSender {
  locale: Locale;
  /** Client address; only its keyed hash is kept, for an hour. */
  visitor: string;
  /**
   * `Idempotency-Key` of the form's script, or the key that came back with a form without scripts.
   */
  key: string | null;
}

/**
 * Checks and forwards one contact message. "Sent" only after the API's 2xx; what the visitor wrote
 * comes back otherwise.
 */
export async function submitContact(
  input: unknown,
  sender: ContactSender,
): Promise<ContactOutcome> {
  const outcome = await outcomeOf(input, sender);
  metrics.contact.inc({ outcome: outcome.kind });
  return outcome;
}

async function outcomeOf(input: unknown, sender: ContactSender): Promise<ContactOutcome> {
  if (isHoneypotFilled(input)) return { kind: 'honeypot', values: sentTexts.parse(input) };
  const checked = checkContact(input);
  if (!checked.ok)
    return { kind: 'invalid', errors: checked.errors, values: sentTexts.parse(input) };
  const key = messageKey(checked.message, sender.key, sender.visitor);
  const outcome = await sendOnce(key, () => deliver(checked.message, sender, key));
  return outcome ?? { kind: 'unknown', values: checked.message, key: key.given };
}

async function deliver(
  message: ContactMessage,
  { locale, visitor }: ContactSender,
  { given, name }: MessageKey,
): Promise<ContactOutcome> {
  const retryAfterSeconds = await overLimit(visitor);
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds, values: message };
  const delivery = await sendContactMessage(message, locale, name);
  if (delivery === 'unreachable') await uncount(visitor);
  const kind = delivery === 'unreachable' ? 'failed' : delivery;
  return kind === 'sent' ? { kind } : { kind, values: message, key: given };
}

const aText = z.string().catch('');
const sentTexts = z
  .object({ name: aText, email: aText, subject: aText, message: aText })
  .catch({ name: '', email: '', subject: '', message: '' });

const PATH = '/api/contact';
/**
 * A redirect, which a browser's own call would follow to a success, as Laravel's `back()`; no
 * answer behind a proxy.
 */
const PERHAPS_ARRIVED = [302, 303, 504];

/** `unreachable`: the application got nothing of it. */
type Delivery = 'sent' | 'failed' | 'unknown' | 'unreachable';

/**
 * The message is never logged. An API that supports `Idempotency-Key` recognises a repeated one.
 */
export async function sendContactMessage(
  message: ContactMessage,
  locale: Locale,
  key: string,
): Promise<Delivery> {
  const startedAt = performance.now();
  try {
    const headers = { 'accept-language': locale, 'idempotency-key': key };
    await postJson(PATH, message, {
      headers,
      timeout: environment().CONTACT_TIMEOUT_SECONDS * 1000,
    });
    noteSuccess({ template: PATH }, startedAt);
    return 'sent';
  } catch (error) {
    const reason = errorMessage(error);
    noteFailure({ template: PATH }, startedAt, { kind: 'unavailable', reason });
    logger.error({ call: PATH, reason }, 'message sent failed');
    return mayHaveArrived(error) ? 'unknown' : isUnreached(error) ? 'unreachable' : 'failed';
  }
}

/**
 * No connection was made, or a proxy or Laravel's maintenance mode answered in place of the
 * application.
 */
function isUnreached(error: unknown): boolean {
  return (
    error instanceof UnavailableError &&
    (error.status === undefined || error.status === 502 || error.status === 503)
  );
}

/** A connection was made but the API did not say on it what became of the message. */
function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof UnavailableError)) return false;
  const { status, code } = error;
  return status === undefined
    ? code !== undefined && !isUnreachable(code)
    : PERHAPS_ARRIVED.includes(status);
}
