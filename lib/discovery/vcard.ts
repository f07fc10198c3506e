import { contentLines, escapedText } from '@/lib/text/content-lines';

/** A chamber as address books read it. */
export interface ContactCard {
  /** The same in every language, and when the chamber is renamed: by it address books tell whom they have. */
  uid: string;
  /** Absolute address of the chamber's screen. */
  url: string;
  name: string;
  /** Language the name is really in. */
  nameLang: string;
  phones: string[];
  faxes: string[];
  emails: string[];
  address: string;
  region: string;
  country: string;
  coordinates: { latitude: number; longitude: number } | null;
  /** Of the card. */
  lang: string;
}

/** One chamber as a vCard 4.0 (RFC 6350). */
export function vCard(card: ContactCard): string {
  const { uid, url, name, nameLang, phones, faxes, emails, address, region, country, coordinates, lang } = card;
  const geo = coordinates ? `;GEO="geo:${coordinates.latitude},${coordinates.longitude}"` : '';
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${uid}`,
    `FN;LANGUAGE=${nameLang}:${escapedText(name)}`,
    `ORG:${escapedText(name)}`,
    ...phones.map((phone) => `TEL;VALUE=text;TYPE="work,voice":${escapedText(phone)}`),
    ...faxes.map((fax) => `TEL;VALUE=text;TYPE="work,fax":${escapedText(fax)}`),
    ...emails.map((email) => `EMAIL;TYPE=work:${escapedText(email)}`),
    ...(address || region ? [`ADR;TYPE=work${geo}:;;${escapedText(address)};;${escapedText(region)};;${escapedText(country)}`] : []),
    `URL:${url}`,
    `LANG:${lang}`,
    'END:VCARD',
  ]);
}
