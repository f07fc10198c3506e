import { environment } from '@/lib/platform/env';
import { addDependency, processSingleton } from '@/lib/platform/request-context';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import type { Locale } from './locales';
import { RemoteMessages } from './remote-messages';

/** The French texts define the type of all messages. */
export type Messages = typeof fr;

export const bundledMessages: Record<Locale, Messages> = { fr, en, ar };

/** Returns the bundled texts of a language, replaced by those of MESSAGES_URL where present. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const origin = environment().MESSAGES_URL;
  const bundled = bundledMessages[locale];
  if (!origin) return bundled;
  const remote = processSingleton(
    'remote-messages',
    () => new RemoteMessages<Messages>({ origin }),
  );
  const messages = await remote.get(locale, bundled);
  addDependency('texts', async () => (await remote.get(locale, bundled)) === messages);
  return messages;
}

/** Picks unformatted texts for a client component without the message library. */
export function pickTexts<Texts, Key extends keyof Texts>(
  texts: Texts,
  ...keys: Key[]
): Pick<Texts, Key> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>;
}
