import { entities } from '@/lib/content-api/entities';
import type { ApiResult } from '@/lib/content-api/result';
import type { Chamber } from '@/lib/content-api/schemas/chamber';
import { DEFAULT_LOCALE, LOCALES, mapLocales, type Locale } from '@/lib/i18n/locales';
import { LANGUAGES } from '@/lib/i18n/languages';
import { withoutSlug } from '@/lib/i18n/language-path';
import { createLimit } from '@/lib/platform/limit';
import { updateContext } from '@/lib/platform/request-context';
import { siteAddress } from '@/lib/platform/env';
import { screenAddress } from '@/lib/views/metadata';
import { plainText } from '@/lib/text/plain-text';
import { mailboxesOf } from '@/lib/views/chamber';
import { contentLines, documentFailure, escapeText, textDocument } from './document';

const COUNTRY = 'DZ';

export async function chamberDocument(locale: Locale, id: string): Promise<Response> {
  const result = await entities.chamber.byId(id);
  if (!result.ok) return documentFailure(result.failure);
  const headers = {
    'content-disposition': `attachment; filename="chamber-${id}.vcf"`,
    'content-language': locale,
  };
  return textDocument(vCard(result.data, locale), 'text/vcard', headers);
}

export async function csvDocument(): Promise<Response> {
  const chambers = await loadAllChambers();
  if (!chambers.ok) return documentFailure(chambers.failure);
  return textDocument(directoryCsv(chambers.data), 'text/csv', {
    'content-disposition': 'attachment; filename="chambers.csv"',
  });
}

const AT_ONCE = 6;

/** All details together may take 12 seconds; a renderer has 20 for a document. */
const MAX_MILLISECONDS = 12_000;

type Row = Pick<
  Chamber,
  'id' | 'name' | 'region' | 'coordinates' | 'address' | 'phones' | 'faxes' | 'emails'
>;

/**
 * Loads the details of all chambers, one call each. A failed call leaves the list's fields and
 * marks the document as not storable; if all fail, the document fails.
 */
async function loadAllChambers(): Promise<ApiResult<Row[]>> {
  const list = await entities.chamber.all();
  if (!list.ok) return list;
  const limit = createLimit(AT_ONCE);
  const end = performance.now() + MAX_MILLISECONDS;
  const detailOf = (id: string) =>
    limit(async () => (performance.now() < end ? entities.chamber.byId(id) : null));
  const results = await Promise.all(
    list.data.map(async (summary) => ({ summary, detail: await detailOf(summary.id) })),
  );
  const failed = results.flatMap(({ detail }) =>
    detail?.ok || detail?.failure.kind === 'missing' ? [] : [detail],
  );
  const [first] = failed;
  if (first && !results.some(({ detail }) => detail?.ok)) return first;
  if (failed.length > 0) updateContext({ degraded: true });
  const rows = results.flatMap(({ summary, detail }): Row[] => {
    if (detail?.ok) return [detail.data];
    return detail?.failure.kind === 'missing'
      ? []
      : [{ ...summary, address: NO_TEXT, phones: [], faxes: [], emails: [] }];
  });
  return { ok: true, data: rows };
}

const NO_TEXT = mapLocales(() => '');

const NAMES = LOCALES.map((language) => ({ column: `name_${language}`, language }));
const COLUMNS = [
  'id',
  ...NAMES.map(({ column }) => column),
  'wilaya',
  'address',
  'phone',
  'fax',
  'email',
  'latitude',
  'longitude',
];

/** Writes the directory as CSV (RFC 4180). The byte-order mark makes spreadsheets read Arabic. */
function directoryCsv(chambers: Row[]): string {
  const rows = chambers.map((chamber) =>
    [
      chamber.id,
      ...[
        ...NAMES.map(({ language }) => chamber.name[language]),
        chamber.region[DEFAULT_LOCALE],
        chamber.address[DEFAULT_LOCALE],
      ].map(plainText),
      chamber.phones.join(' / '),
      chamber.faxes.join(' / '),
      chamber.emails.join(' / '),
      String(chamber.coordinates?.latitude ?? ''),
      String(chamber.coordinates?.longitude ?? ''),
    ]
      .map(csvField)
      .join(','),
  );
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Any text that a spreadsheet might read as a cell, whatever separator it assumes. */
const CELL = /(?<=^|[;,|\t\r\n])[^;,|\t\r\n]+/g;
const FORMULA = /^[" \u00A0\u3000]*[=@+\uFF1D\uFF20\uFF0B\uFF0D-]/;
const PHONE = /^[" \u00A0\u3000]*[+\uFF0B\uFF0D-][\d\s()./+-]*$/;

/** Escapes a CSV field, and disarms every part that a spreadsheet could run as a formula. */
export function csvField(text: string): string {
  const harmless = text.replace(CELL, (cell) =>
    FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell,
  );
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Writes a vCard 4.0 (RFC 6350). Its UID is the same in every language. */
export function vCard(chamber: Chamber, locale: Locale): string {
  const { href, name, phones, faxes, emails, address, region, coordinates } =
    entities.chamber.detail(chamber, locale);
  const place = [address.text, '', region.text].map(escapeText).join(';');
  const country =
    new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region' }).of(COUNTRY) ?? COUNTRY;
  const geo = coordinates ? `;GEO="geo:${coordinates.latitude},${coordinates.longitude}"` : '';
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${siteAddress()}${withoutSlug(href)}`,
    `FN;LANGUAGE=${name.lang}:${escapeText(name.text)}`,
    `ORG:${escapeText(name.text)}`,
    ...phones.map(({ text }) => `TEL;VALUE=text;TYPE="work,voice":${escapeText(text)}`),
    ...faxes.map((fax) => `TEL;VALUE=text;TYPE="work,fax":${escapeText(fax)}`),
    ...mailboxesOf(emails).map((address) => `EMAIL;TYPE=work:${escapeText(address)}`),
    ...(address.text || region.text
      ? [`ADR;TYPE=work${geo}:;;${place};;${escapeText(country)}`]
      : []),
    `URL:${screenAddress(href, locale)}`,
    `LANG:${locale}`,
    'END:VCARD',
  ]);
}
