import { localise, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import type { Organisation } from '@/lib/organisation/organisation-schema';

/** The organisation on the home screen. */
export interface AboutView {
  title: LocalisedText;
  text: LocalisedText;
  options: LocalisedText[];
  figures: { value: string; label: LocalisedText }[];
}

export function aboutView({ about }: Organisation, locale: Locale): AboutView {
  return {
    title: localise(about.title, locale),
    text: localise(about.text, locale),
    options: about.options.map((option) => localise(option, locale)),
    figures: about.figures.map(({ value, label }) => ({ value, label: localise(label, locale) })),
  };
}
