import type { ContactMessage } from '@/lib/contact/message';
import type { Locale } from '@/lib/i18n/locales';
import { environment } from '@/lib/runtime/env';
import { errorMessage } from '@/lib/runtime/error-message';
import { logger } from '@/lib/runtime/logger';
import { UNREACHABLE } from '../api-circuit';
import { noteCallFailure, noteCallSuccess } from '../call-status';
import { postJson } from '../client';
import { UnavailableError } from '../transport';

const PATH = '/api/contact';
const GATEWAY_TIMEOUT = 504;

/** `unknown`: no answer came, and the message may have arrived all the same. */
export type Delivery = 'sent' | 'failed' | 'unknown';

/**
 * POST /api/contact. Sent only when the API accepted the message; the message itself is never logged. An API that knows
 * `Idempotency-Key` can tell a message it has already from a new one.
 */
export async function sendContactMessage(message: ContactMessage, locale: Locale, key: string): Promise<Delivery> {
  const startedAt = Date.now();
  try {
    const headers = { 'accept-language': locale, 'idempotency-key': key };
    await postJson(PATH, message, { headers, timeout: environment().CONTACT_TIMEOUT_SECONDS * 1000 });
    noteCallSuccess(PATH, startedAt);
    return 'sent';
  } catch (error) {
    const reason = errorMessage(error);
    noteCallFailure(PATH, startedAt, { kind: 'unavailable', reason });
    logger.error({ call: PATH, reason }, 'message sent failed');
    return mayHaveArrived(error) ? 'unknown' : 'failed';
  }
}

/** A connection was made and no answer of the API came back on it; 504 is a proxy in front of the API that says so. */
function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof UnavailableError)) return false;
  const { status, code } = error;
  return status === undefined ? code !== undefined && !UNREACHABLE.has(code) : status === GATEWAY_TIMEOUT;
}
