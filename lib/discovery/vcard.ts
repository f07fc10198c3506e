import { contentLines, escapedText } from '@/lib/text/content-lines';

/** A chamber as address books read it. */
export interface ContactCard {
  /** Absolute address of the chamber's screen: its identity and its web site. */
  url: string;
  name: string;
  phones: string[];
  faxes: string[];
  emails: string[];
  address: string;
  region: string;
  coordinates: { latitude: number; longitude: number } | null;
  lang: string;
}

/** One chamber as a vCard 4.0 (RFC 6350). */
export function vCard({ url, name, phones, faxes, emails, address, region, coordinates, lang }: ContactCard): string {
  const geo = coordinates ? `;GEO="geo:${coordinates.latitude},${coordinates.longitude}"` : '';
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${url}`,
    `FN;LANGUAGE=${lang}:${escapedText(name)}`,
    `ORG:${escapedText(name)}`,
    ...phones.map((phone) => `TEL;VALUE=text;TYPE="work,voice":${escapedText(phone)}`),
    ...faxes.map((fax) => `TEL;VALUE=text;TYPE="work,fax":${escapedText(fax)}`),
    ...emails.map((email) => `EMAIL;TYPE=work:${escapedText(email)}`),
    ...(address || region ? [`ADR;TYPE=work${geo}:;;${escapedText(address)};;${escapedText(region)};;${escapedText('Algérie')}`] : []),
    `URL:${url}`,
    `LANG:${lang}`,
    'END:VCARD',
  ]);
}
