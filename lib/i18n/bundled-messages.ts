import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import type { Locale } from './locales';

/** The shape of a language's texts; French is the source language. */
export type Messages = typeof fr;

/** Texts of the build. A test holds all languages to the same keys and arguments. */
export const bundledMessages: Record<Locale, Messages> = { fr, en, ar };
