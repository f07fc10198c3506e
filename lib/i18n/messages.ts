import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { dependOn } from '@/lib/runtime/request-context';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import type { Locale } from './locales';
import { RemoteMessages } from './remote-messages';

/** The shape of a language's texts; French is the source language. */
export type Messages = typeof fr;

/** Texts of the build. A test holds all languages to the same keys and arguments. */
export const bundledMessages: Record<Locale, Messages> = { fr, en, ar };

/**
 * The texts of a language: bundled ones, overridden by the operator's where MESSAGES_URL gives
 * some.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const origin = environment().MESSAGES_URL;
  const bundled = bundledMessages[locale];
  if (!origin) return bundled;
  const remote = onGlobal('remote-messages', () => new RemoteMessages<Messages>({ origin }));
  const messages = await remote.get(locale, bundled);
  dependOn('texts', async () => (await remote.get(locale, bundled)) === messages);
  return messages;
}

/**
 * Unformatted texts of a namespace of `messages/`, for a client component, where no message library
 * fills arguments in.
 */
export function pickTexts<Texts, Key extends keyof Texts>(
  texts: Texts,
  ...keys: Key[]
): Pick<Texts, Key> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>;
}
