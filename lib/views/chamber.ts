import type { Chamber, ChamberMember, ChamberSummary } from '@/lib/content-api/schemas/chamber';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { chamberLogo, memberImage } from '@/lib/media/content-image';
import type { ImageView, ImageWidth } from '@/lib/media/image-address';
import { chamberHref } from '@/lib/routes/links';
import { withoutUnrulyMarks } from '@/lib/text/characters';
import { monogram, truncateName } from '@/lib/text/excerpt';
import { distinctTerms, foldText, wordsOf } from '@/lib/text/fold';
import { isMailbox } from '@/lib/text/safe-link';
import { plainText } from '@/lib/text/plain-text';
import { organisation } from '@/lib/organisation/organisation';

/** Readers type these wilayas differently from the Journal officiel. */
const COMMON_NAMES = new Map([
  [foldText('تامنغست'), 'تمنراست'],
  [foldText('إيليزي'), 'إليزي'],
]);

/** Adds a wilaya's common name to the name of a chamber or wilaya, for filter and search. */
export function withCommonNames(name: string): string {
  const official = plainText(name);
  return [official, ...wordsOf(official).flatMap((word) => COMMON_NAMES.get(word) ?? [])].join(' ');
}

/** A chamber or member is shown by a picture, or by letters in the network's star. */
export type EmblemView =
  { kind: 'picture'; image: ImageView } | { kind: 'monogram'; letters: string; tint: number };

export function chamberCard(chamber: ChamberSummary, locale: Locale) {
  return {
    id: chamber.id,
    href: chamberHref(chamber),
    name: mapText(localise(chamber.name, locale), truncateName),
    region: mapText(localise(chamber.region, locale), plainText),
    emblem: emblemOf(chamber, locale, 192),
    terms: distinctTerms(
      ...[chamber.name, chamber.region].flatMap((text) => Object.values(text).map(withCommonNames)),
    ),
  };
}
export type ChamberCardView = ReturnType<typeof chamberCard>;

function emblemOf(
  { id, name, logo, region }: ChamberSummary,
  locale: Locale,
  largest: ImageWidth,
): EmblemView {
  return pictureOrMonogram(chamberLogo(logo, id, largest), () =>
    monogram(localise(region, locale).text || localise(name, locale).text),
  );
}

function pictureOrMonogram(image: ImageView, letters: () => string): EmblemView {
  return image.isPlaceholder
    ? { kind: 'monogram', letters: letters(), tint: image.tint }
    : { kind: 'picture', image };
}

/** A text as it was written, with a link if it is exactly one number or address. */
export interface ContactLink {
  text: string;
  href: string | null;
}

export function chamberView(chamber: Chamber, locale: Locale) {
  const description = localise(chamber.description, locale);
  return {
    id: chamber.id,
    href: chamberHref(chamber),
    name: mapText(localise(chamber.name, locale), plainText),
    region: mapText(localise(chamber.region, locale), plainText),
    emblem: emblemOf(chamber, locale, 480),
    emails: chamber.emails.map(withoutUnrulyMarks).map(emailLink),
    phones: chamber.phones.map(plainText).map(phoneLink),
    faxes: chamber.faxes.map(plainText),
    address: mapText(localise(chamber.address, locale), plainText),
    /** HTML of the API; null if it is empty. */
    description: description.text === '' ? null : description,
    administrativeMembers: memberViews(chamber.administrativeMembers, chamber.id, locale),
    electedMembers: memberViews(chamber.electedMembers, chamber.id, locale),
    coordinates: chamber.coordinates,
  };
}
export type ChamberView = ReturnType<typeof chamberView>;

export function emailLink(text: string): ContactLink {
  return { text, href: isMailbox(text) ? `mailto:${text}` : null };
}

export function mailboxesOf(emails: readonly ContactLink[]): string[] {
  return emails.flatMap(({ href }) => (href === null ? [] : [href.slice('mailto:'.length)]));
}

/** An international number, or a national or short one. */
const TELEPHONE = /^(?:(?:\+|00)[1-9]\d{7,12}|(?!00)\d{3,10})$/;

/** The `(0)` of `+213 (0)21 …` is dialled only within the country. */
export function phoneLink(text: string): ContactLink {
  const digits = text.replace(/^((?:\+|00)[\d\s]+)\(0\)/, '$1').replace(/[\s().-]/g, '');
  return { text, href: TELEPHONE.test(digits) ? `tel:${digits}` : null };
}

/** All members of a chamber share its colour, so that they read as a group. */
function memberViews(members: ChamberMember[], chamberId: string, locale: Locale) {
  return byDescendingOrder(members).map((member, index) => ({
    key: String(index),
    name: mapText(localise(member.name, locale), plainText),
    role: mapText(localise(member.role, locale), plainText),
    portrait: pictureOrMonogram(memberImage(member.image, chamberId), () =>
      monogram(localise(member.name, locale).text),
    ),
  }));
}
export type MemberView = ReturnType<typeof memberViews>[number];

/**
 * Sorts by descending order (specification §9). Members without an order come last, and equal ones
 * keep the API's sequence.
 */
export function byDescendingOrder<T extends { order: number | null }>(members: T[]): T[] {
  return [...members].sort((a, b) => (b.order ?? -Infinity) - (a.order ?? -Infinity) || 0);
}

/**
 * Returns the organisation's known contact details (specification §2, Contact). `name` is a key of
 * the contact screen's texts.
 */
export function contactEntries(locale: Locale) {
  const { address, phone, email, openingHours } = organisation();
  return [
    ...(address
      ? [{ name: 'address', icon: 'place', value: localise(address, locale) } as const]
      : []),
    ...(phone ? [{ name: 'phone', icon: 'phone', value: phoneLink(phone) } as const] : []),
    ...(email ? [{ name: 'email', icon: 'mail', value: emailLink(email) } as const] : []),
    ...(openingHours
      ? [{ name: 'openingHours', icon: 'clock', value: localise(openingHours, locale) } as const]
      : []),
  ];
}
