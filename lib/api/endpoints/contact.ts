import type { ContactMessage } from '@/lib/contact/message';
import type { Locale } from '@/lib/i18n/locales';
import { errorMessage } from '@/lib/runtime/error-message';
import { logger } from '@/lib/runtime/logger';
import { noteCallFailure, noteCallSuccess } from '../call-status';
import { postJson } from '../client';

const PATH = '/api/contact';

/**
 * POST /api/contact. True only when the API accepted the message; the message itself is never logged. An API that knows
 * `Idempotency-Key` can tell a message it has already from a new one.
 */
export async function sendContactMessage(message: ContactMessage, locale: Locale, key: string): Promise<boolean> {
  const startedAt = Date.now();
  try {
    await postJson(PATH, message, { 'accept-language': locale, 'idempotency-key': key });
    noteCallSuccess(PATH, startedAt);
    return true;
  } catch (error) {
    const reason = errorMessage(error);
    noteCallFailure(PATH, startedAt, { kind: 'unavailable', reason });
    logger.error({ call: PATH, reason }, 'message sent failed');
    return false;
  }
}
