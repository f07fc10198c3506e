/*
 * Relies on the tags by which React and Next start a page in the browser:
 *   <script src="/_next/static/…" async=""></script>            the framework's and the page's scripts
 *   <script>(self.__next_f=self.__next_f||[]).push([0])</script> announces the payload
 *   <script>self.__next_f.push([1,"…"])</script>                 a piece of the payload, as JSON
 * Seen in Next 16.2 to 16.4 with React 19.3.
 * Otherwise: a page with any other script that names `__next_f`, or without any payload, is left exactly as Next wrote it: its scripts run at once and
 * its inline scripts are allowed by their hashes. The metric `site_unrecognised_pages_total` counts such pages.
 */
import { parseJson } from '@/lib/text/parse-json';
import { scriptsOf } from '@/server/front/security-headers';

/** The `type` of a payload piece no browser runs. The loader (lib/browser/deferred-hydration) hands the pieces to the framework. */
export const PAYLOAD_TYPE = 'text/x-payload';

const PRELOAD = /<link rel="preload" as="script"[^<>]*\/>/g;
const SOURCE = /^ src="(\/_next\/static\/[\w./~-]+)"(?: id="_R_")? async=""$/;
const ANNOUNCEMENT = '(self.__next_f=self.__next_f||[]).push([0])';
const PIECE = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const GLOBAL_NAME = '__next_f';

/**
 * Defers the framework's scripts of a page: their tags become one, `loader`, with their addresses; the payload becomes inert data blocks where it
 * stands. Undefined for a page in any other form.
 */
export function deferScripts(html: string, loader: string): string | undefined {
  const sources = new Set<string>();
  let result = '';
  let end = 0;
  let pieces = 0;
  let place: number | undefined;
  for (const { from, to, attributes, body } of scriptsOf(html)) {
    const source = SOURCE.exec(attributes)?.[1];
    const piece = PIECE.exec(body)?.[1];
    const isOwn = source !== undefined || body === ANNOUNCEMENT || piece !== undefined;
    if (!isOwn && isUnknown(attributes, body)) return undefined;
    if (!isOwn) continue;
    result += html.slice(end, from);
    end = to;
    if (source !== undefined) {
      place ??= result.length;
      sources.add(source);
    }
    if (piece === undefined) continue;
    const value = parseJson(piece);
    // A piece is a JSON array that begins with its kind.
    if (!Array.isArray(value) || typeof value[0] !== 'number') return undefined;
    pieces += 1;
    result += `<script type="${PAYLOAD_TYPE}">${piece}</script>`;
  }
  if (place === undefined || pieces === 0) return undefined;
  result += html.slice(end);
  const tag = `<script data-sources="${[...sources].join(' ')}">${loader}</script>`;
  return (result.slice(0, place) + tag + result.slice(place)).replace(PRELOAD, '');
}

/** A script of the framework's in another form. The one for old browsers (`noModule`) and inline code without payload stay where they are. */
function isUnknown(attributes: string, body: string): boolean {
  return body.includes(GLOBAL_NAME) || (attributes.includes('/_next/static/') && !attributes.includes('noModule'));
}
