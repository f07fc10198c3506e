import { scriptsOf } from '../security-headers';

const PRELOAD = /<link rel="preload" as="script"[^<>]*\/>/g;
const SOURCE = /^ src="(\/_next\/static\/[\w./~-]+)" async=""$/;
/** The framework announces its data so, and hands them over piece by piece. */
const DATA_BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA_BEFORE = 'self.__next_f.push(';
const DATA_AFTER = ')';

/** A page whose scripts come after it. */
export interface LatePage {
  html: string;
  /** The page once more, as the tree that the scripts take it over by; undefined when it stays in the page. */
  data: string | undefined;
}

/**
 * Takes the framework's scripts, what makes a browser fetch them ahead, and their data out of a finished page. In their place stands `loader`
 * (components/late), which fetches all of it after the first paint; the data from the address that `addressOf` names for them. Without
 * `addressOf` they stay where they are. Only whole tags as the framework writes them are touched: in texts, attributes and inline scripts
 * of a page their brackets are escaped.
 */
export function withLateScripts(html: string, loader: string, addressOf?: (data: string) => string): LatePage {
  const scripts = [...scriptsOf(html)].map((script) => ({ ...script, source: SOURCE.exec(script.attributes)?.[1] }));
  const sources = new Set(scripts.flatMap(({ source }) => source ?? []));
  if (sources.size === 0) return { html, data: undefined };
  const data = addressOf && dataOf(scripts.map(({ body }) => body));
  const address = data === undefined ? '' : ` data-hydration="${escapeAttribute(addressOf?.(data) ?? '')}"`;
  let tag = `<script data-sources="${[...sources].join(' ')}"${address}>${loader}</script>`;
  let kept = '';
  let end = 0;
  for (const { from, to, source, body } of scripts) {
    if (source === undefined && !(data !== undefined && isData(body))) continue;
    kept += html.slice(end, from);
    if (source !== undefined) {
      kept += tag;
      tag = '';
    }
    end = to;
  }
  return { html: (kept + html.slice(end)).replace(PRELOAD, ''), data };
}

function isData(body: string): boolean {
  return body === DATA_BEGIN || body.startsWith(DATA_BEFORE);
}

/** All data of a page as one text; undefined when a piece is of another kind than text. */
function dataOf(bodies: string[]): string | undefined {
  const pieces = bodies.filter((body) => body.startsWith(DATA_BEFORE)).map(textOf);
  return pieces.length === 0 || pieces.includes(undefined) ? undefined : pieces.join('');
}

function textOf(body: string): string | undefined {
  const piece: unknown = JSON.parse(body.slice(DATA_BEFORE.length, -DATA_AFTER.length));
  if (!Array.isArray(piece)) return undefined;
  const [kind, text] = piece as unknown[];
  return kind === 1 && typeof text === 'string' ? text : undefined;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
