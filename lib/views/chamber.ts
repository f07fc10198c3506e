import type { Chamber, ChamberMember, ChamberSummary } from '@/lib/content-api/schemas/chamber';
import { firstText, localise, mapText, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { chamberLogo, memberImage } from '@/lib/media/content-image';
import type { ImageView, ImageWidth } from '@/lib/media/image-address';
import { chamberPath } from '@/lib/routes/links';
import { withoutUnrulyMarks } from '@/lib/text/direction-marks';
import { initials, monogram, truncateName } from '@/lib/text/excerpt';
import { distinctTerms, foldText, wordsOf } from '@/lib/text/fold';
import { isMailbox } from '@/lib/text/safe-link';
import { plainText } from '@/lib/text/plain-text';
import { organisation } from '@/lib/organisation/organisation';

/** Wilayas whose name in the Journal officiel is not the one that most readers type. */
const COMMON_NAMES = new Map([
  [foldText('تامنغست'), 'تمنراست'],
  [foldText('إيليزي'), 'إليزي'],
]);

/**
 * The name of a chamber or wilaya, with the common name of a wilaya in it: a filter or search finds
 * it by both.
 */
export function searchedName(name: string): string {
  const official = plainText(name);
  return [official, ...wordsOf(official).flatMap((word) => COMMON_NAMES.get(word) ?? [])].join(' ');
}

/** What stands for a chamber or a member: a picture, or letters in the network's star. */
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
      ...[chamber.name, chamber.region].flatMap((text) => Object.values(text).map(searchedName)),
    ),
  };
}
export type ChamberCardView = ReturnType<typeof chamberCard>;

/** One address in every language: the chamber's French name stands where others have a slug. */
export function chamberHref({ id, name }: { id: string; name: Localised }): string {
  return chamberPath({ id, name: plainText(firstText(name)) });
}

function emblemOf(
  { id, name, logo, region }: ChamberSummary,
  locale: Locale,
  largest: ImageWidth,
): EmblemView {
  return pictureOr(chamberLogo(logo, id, largest), () =>
    monogram(localise(region, locale).text || localise(name, locale).text),
  );
}

function pictureOr(image: ImageView, letters: () => string): EmblemView {
  return image.isPlaceholder
    ? { kind: 'monogram', letters: letters(), tint: image.tint }
    : { kind: 'picture', image };
}

/** A text as it was written, with a link where it is one number or one address. */
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
    /** HTML of the API, or null when nothing in it can be read. */
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

/** The addresses alone, for machines. */
export function addressesOf(emails: readonly ContactLink[]): string[] {
  return emails.flatMap(({ href }) => (href === null ? [] : [href.slice('mailto:'.length)]));
}

/** One number: an international one, or a national or short one. */
const TELEPHONE = /^(?:(?:\+|00)[1-9]\d{7,12}|(?!00)\d{3,10})$/;

/** In `+213 (0)21 …` the zero is for those who call without the country's number. */
export function phoneLink(text: string): ContactLink {
  const digits = text.replace(/^((?:\+|00)[\d\s]+)\(0\)/, '$1').replace(/[\s().-]/g, '');
  return { text, href: TELEPHONE.test(digits) ? `tel:${digits}` : null };
}

/** Members of one chamber share a colour: portraits are a group, not a rainbow. */
function memberViews(members: ChamberMember[], chamberId: string, locale: Locale) {
  return byDescendingOrder(members).map((member, index) => ({
    key: String(index),
    name: mapText(localise(member.name, locale), plainText),
    role: mapText(localise(member.role, locale), plainText),
    portrait: pictureOr(memberImage(member.image, chamberId), () =>
      initials(localise(member.name, locale).text),
    ),
  }));
}
export type MemberView = ReturnType<typeof memberViews>[number];

/**
 * The highest order first (specification §9); members without one come last, and equals stay as the
 * API has them.
 */
export function byDescendingOrder<T extends { order: number | null }>(members: T[]): T[] {
  return [...members].sort((a, b) => (b.order ?? -Infinity) - (a.order ?? -Infinity) || 0);
}

/**
 * The organisation's, as far as they are known (specification §2, Contact). `name` is a key of the
 * contact screen's texts.
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
