import { createHash } from 'node:crypto';
import { encode } from 'html-entities';
import { directionOf, type Locale } from '@/lib/i18n/locales';

/** Pages for those who run the site: no scripts, no pictures, one style of their own. */

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#13231f;background:#fff}table{border-collapse:collapse;margin-block:0 2rem}caption{font-weight:700;text-align:start;padding-block:.5rem}th,td{border:1px solid #857c6c;padding:.3rem .6rem;text-align:start;vertical-align:top}td.bad{background:#fdecea;color:#a8201a;font-weight:600}a{color:#0b5b4b}';

/** Their policy: nothing loads, nothing runs. */
export const PLAIN_DOCUMENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export type Cell = string | { text: string; isBad?: boolean; href?: string };

/** A whole page of parts that are HTML already. */
export function plainDocument(title: string, parts: string[], locale: Locale = 'en'): string {
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${encode(title)}</title><style>${STYLE}</style></head><body><h1>${encode(title)}</h1>${parts.join('')}</body></html>\n`;
}

/** A table; without headings each row's first cell is its own. */
export function table(caption: string, headings: string[], rows: Cell[][]): string {
  const head = headings.length > 0 ? `<thead><tr>${headings.map((text) => `<th scope="col">${encode(text)}</th>`).join('')}</tr></thead>` : '';
  const body = rows.map(([first = '', ...others]) => `<tr><th scope="row">${contentOf(first)}</th>${others.map(cell).join('')}</tr>`).join('');
  return `<table><caption>${encode(caption)}</caption>${head}<tbody>${body}</tbody></table>`;
}

function cell(value: Cell): string {
  return `<td${typeof value === 'object' && value.isBad ? ' class="bad"' : ''}>${contentOf(value)}</td>`;
}

function contentOf(value: Cell): string {
  if (typeof value === 'string') return `<bdi>${encode(value)}</bdi>`;
  const text = `<bdi>${encode(value.text)}</bdi>`;
  return value.href === undefined ? text : `<a href="${encode(value.href)}">${text}</a>`;
}
