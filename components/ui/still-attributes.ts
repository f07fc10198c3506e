/** Characters that mean something in HTML, in texts and between double quotes. */
const SPECIAL = /[&<>"]/g;
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML, or in an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(SPECIAL, (character) => ESCAPED[character] ?? '');
}

const words = (list: string): [string, string][] => list.split(' ').map((name) => [name, name]);

/** Attributes whose value is a text or a number, by React's name. What is not named here is left to React. */
const TEXTS = new Map([
  ...words('id title lang dir role alt type name method target rel width height sizes loading decoding hrefLang dateTime cite scope headers abbr'),
  ...words('pattern placeholder maxLength minLength autoComplete inputMode enterKeyHint fetchPriority srcSet colSpan media'),
  ...words('viewBox d cx cy r rx ry x y x1 y1 x2 y2 points fill stroke transform preserveAspectRatio'),
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['fillRule', 'fill-rule'],
  ['textAnchor', 'text-anchor'],
  ['dominantBaseline', 'dominant-baseline'],
  ['fontSize', 'font-size'],
  ['fontWeight', 'font-weight'],
  ['vectorEffect', 'vector-effect'],
]);
/** There or not, whatever their value. */
const BOOLEANS = new Set(['hidden', 'inert', 'open', 'required', 'disabled', 'readOnly', 'reversed', 'noValidate']);
const NUMBERS = new Set(['rowSpan', 'start']);
/** Not attributes at all. */
const SILENT = new Set(['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning']);
const ACCESSIBLE_OR_DATA = /^(?:aria|data)-[a-z\d-]+$/;
/** Addresses that lead somewhere or load something. Only those that plainly run nothing are written here; React looks at the others. */
const ADDRESSES = new Set(['href', 'src', 'action']);
const PLAIN_ADDRESS = /^(?:[/#?]|https?:|mailto:|tel:)/;

/** An element's attributes as HTML, as React would write them; null when one is better left to React. */
export function attributesHtml(props: Readonly<Record<string, unknown>>): string | null {
  let html = '';
  for (const name of Object.keys(props)) {
    const value = props[name];
    if (value === undefined || value === null || SILENT.has(name)) continue;
    const attribute = attributeHtml(name, value);
    if (attribute === null) return null;
    html += attribute;
  }
  return html;
}

function attributeHtml(name: string, value: unknown): string | null {
  if (typeof value === 'boolean') return booleanHtml(name, value);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (ADDRESSES.has(name)) return PLAIN_ADDRESS.test(String(value)) ? written(name, value) : null;
  const text = TEXTS.get(name);
  if (text !== undefined) return written(text, value);
  if (ACCESSIBLE_OR_DATA.test(name) || name === 'download') return written(name, value);
  if (NUMBERS.has(name)) return Number.isNaN(Number(value)) ? null : written(name, value);
  return BOOLEANS.has(name) ? booleanHtml(name, Boolean(value)) : null;
}

function booleanHtml(name: string, value: boolean): string | null {
  if (ACCESSIBLE_OR_DATA.test(name)) return written(name, String(value));
  if (!BOOLEANS.has(name) && name !== 'download') return null;
  return value ? ` ${name}=""` : '';
}

function written(name: string, value: string | number): string {
  return ` ${name}="${typeof value === 'string' ? escapeHtml(value) : value}"`;
}
