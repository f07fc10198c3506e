import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { dependOn } from '@/lib/runtime/request-context';
import { bundledMessages, type Messages } from './bundled-messages';
import type { Locale } from './locales';
import { RemoteMessages } from './remote-messages';

export type { Messages };

/** The texts of a language: bundled ones, overridden by the operator's where MESSAGES_URL gives some. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const origin = environment().MESSAGES_URL;
  const bundled = bundledMessages[locale];
  if (!origin) return bundled;
  const remote = onGlobal('remote-messages', () => new RemoteMessages<Messages>({ origin }));
  const messages = await remote.get(locale, bundled);
  dependOn('texts', async () => (await remote.get(locale, bundled)) === messages);
  return messages;
}
