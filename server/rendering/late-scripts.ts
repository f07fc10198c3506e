/** A script of the framework's, or what makes a browser fetch one ahead. */
const TAG = /<link rel="preload" as="script"[^<>]*\/>|<script src="(\/_next\/static\/[\w./~-]+)" async=""><\/script>/g;

/**
 * Takes the framework's scripts, and what makes a browser fetch them ahead, out of a finished page. In their place stands `loader`
 * (components/late), which loads them after the first paint. Only whole tags as the framework writes them are touched: in texts, attributes
 * and inline scripts of a page their brackets are escaped.
 */
export function withLateScripts(html: string, loader: string): string {
  const sources = new Set<string>();
  let before = '';
  let kept = '';
  let end = 0;
  for (const { 0: tag, 1: source, index } of html.matchAll(TAG)) {
    kept += html.slice(end, index);
    end = index + tag.length;
    if (source === undefined) continue;
    if (sources.size === 0) [before, kept] = [kept, ''];
    sources.add(source);
  }
  if (sources.size === 0) return html;
  return `${before}<script data-sources="${[...sources].join(' ')}">${loader}</script>${kept}${html.slice(end)}`;
}
