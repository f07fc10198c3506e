import { scriptsOf } from '../security-headers';

const PRELOAD = /<link rel="preload" as="script"[^<>]*\/>/g;
const SOURCE = /^ src="(\/_next\/static\/[\w./~-]+)" async=""$/;
/** The framework announces its data so, and hands them over piece by piece. */
const DATA_BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA_BEFORE = 'self.__next_f.push(';
const DATA_AFTER = ')';
const END = '</body></html>';

/** A page of the framework's, taken apart. */
export interface PageWithoutScripts {
  /** What comes before the first of its scripts, and after it. */
  before: string;
  after: string;
  /** Addresses of its scripts. */
  sources: string[];
  /** The page once more, as the tree that the scripts take it over by: a text of rows. */
  data: string;
}

/**
 * Takes the framework's scripts, what makes a browser fetch them ahead, and their data out of a finished page. Only whole tags as the framework writes
 * them are touched: in texts, attributes and inline scripts of a page their brackets are escaped. Undefined for a page without such scripts.
 * Throws when the data are no text: nobody could find anything in them.
 */
export function withoutScripts(html: string): PageWithoutScripts | undefined {
  const sources = new Set<string>();
  let [before, kept, data, end] = ['', '', '', 0];
  for (const { from, to, attributes, body } of scriptsOf(html)) {
    const source = SOURCE.exec(attributes)?.[1];
    const isData = body.startsWith(DATA_BEFORE);
    if (source === undefined && !isData && body !== DATA_BEGIN) continue;
    kept += html.slice(end, from);
    end = to;
    if (isData) data += textOf(body);
    if (source === undefined) continue;
    if (sources.size === 0) [before, kept] = [kept, ''];
    sources.add(source);
  }
  if (sources.size === 0) return undefined;
  const after = kept + html.slice(end);
  return { before: before.replace(PRELOAD, ''), after: after.replace(PRELOAD, ''), sources: [...sources], data };
}

/**
 * In place of the framework's scripts: `loader` (components/late), which fetches them after the first paint, and their data from the address they
 * are kept at, if they are.
 */
export function loaderTag(sources: string[], loader: string, dataAddress?: string): string {
  const data = dataAddress === undefined ? '' : ` data-hydration="${dataAddress.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return `<script data-sources="${sources.join(' ')}"${data}>${loader}</script>`;
}

/** The end of a page with its data in it, for a page whose data nobody keeps. */
export function withData(after: string, data: string): string {
  const piece = JSON.stringify([1, data]).replaceAll('<', String.raw`\u003c`);
  const scripts = `<script>${DATA_BEGIN}</script><script>${DATA_BEFORE}${piece}${DATA_AFTER}</script>`;
  return after.endsWith(END) ? `${after.slice(0, -END.length)}${scripts}${END}` : after + scripts;
}

function textOf(body: string): string {
  const piece: unknown = JSON.parse(body.slice(DATA_BEFORE.length, -DATA_AFTER.length));
  const [kind, text] = Array.isArray(piece) ? (piece as unknown[]) : [];
  if (kind !== 1 || typeof text !== 'string') throw new Error('The framework writes its data in a form that is not known');
  return text;
}
