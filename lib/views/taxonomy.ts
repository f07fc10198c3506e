import type { CountedTaxonomy, Taxonomy, TaxonomyLink } from '@/lib/api/schemas/taxonomy';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';

/** A category or service as a link. */
export interface TaxonomyView {
  id: string;
  name: LocalisedText;
  href: string;
}

export interface CountedTaxonomyView extends TaxonomyView {
  items: number;
}

export function taxonomyView(kind: 'category' | 'service', item: TaxonomyLink, locale: Locale): TaxonomyView {
  return { id: item.id, name: mapText(localise(item.name, locale), truncateName), href: routes[kind](item) };
}

export function countedTaxonomyView(kind: 'category' | 'service', item: CountedTaxonomy, locale: Locale): CountedTaxonomyView {
  return { ...taxonomyView(kind, item, locale), items: item.items };
}

/** A category or service as the head of its own list. */
export interface TaxonomyHeadView {
  title: LocalisedText;
  /** The name as the last step of the breadcrumb. */
  step: LocalisedText;
  description: LocalisedText;
}

export function taxonomyHeadView(item: Taxonomy, locale: Locale): TaxonomyHeadView {
  const name = localise(item.name, locale);
  return { title: mapText(name, plainText), step: mapText(name, truncateName), description: localise(item.description, locale) };
}
