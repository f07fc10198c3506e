import { onGlobal } from '@/lib/global-instance';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import type { Locale } from './locales';

/** The shape of a language's texts; French is the source language. */
export type Messages = typeof fr;

/** Texts of the build. A test holds the three files to the same keys and arguments. */
export const bundledMessages: Record<Locale, Messages> = { fr, en, ar };

/** Texts an operator's remote origin has put over the bundled ones; filled by `refreshRemoteMessages`. */
export const remoteMessages = onGlobal('remote-messages', () => new Map<Locale, Messages>());

/** The texts of a language: bundled ones, overridden by the operator's where given. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return Promise.resolve(remoteMessages.get(locale) ?? bundledMessages[locale]);
}
