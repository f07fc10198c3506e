import type { ContactMessage } from '@/lib/contact/message';
import type { Locale } from '@/lib/i18n/locales';
import { logger } from '@/lib/logger';
import { postJson } from '../client';

/**
 * POST /api/contact. True only when the API accepted the message; the message itself is never logged. An API that knows
 * `Idempotency-Key` can tell a message it has already from a new one.
 */
export async function sendContactMessage(message: ContactMessage, locale: Locale, key: string): Promise<boolean> {
  try {
    await postJson('/api/contact', message, { 'accept-language': locale, 'idempotency-key': key });
    return true;
  } catch (error) {
    logger.error({ call: '/api/contact', reason: error instanceof Error ? error.message : String(error) }, 'message sent failed');
    return false;
  }
}
