const PRELOAD = /<link rel="preload" as="script"[^<>]*\/>/g;
const SCRIPT = /<script src="(\/_next\/static\/[\w./~-]+)" async=""><\/script>/g;

/**
 * Takes the framework's scripts, and what makes a browser fetch them ahead, out of a finished page. In their place stands `loader`
 * (components/late), which loads them after the first paint. Only whole tags as the framework writes them are touched: in texts, attributes
 * and inline scripts of a page their brackets are escaped.
 */
export function withLateScripts(html: string, loader: string): string {
  const sources = new Set(Array.from(html.matchAll(SCRIPT), ([, source = '']) => source));
  if (sources.size === 0) return html;
  let isFirst = true;
  return html.replace(PRELOAD, '').replace(SCRIPT, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script data-sources="${[...sources].join(' ')}">${loader}</script>`;
  });
}
