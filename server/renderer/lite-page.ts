import { scriptsOf } from '@/server/front/security-headers';

/** What is fetched ahead for the full version: scripts, fonts, pictures. The style sheets stand in the page themselves. */
const LINK = /<link\b[^<>]*>/g;
const AHEAD = /\brel="(?:modulepreload|preload|prefetch|preconnect)"/;

/**
 * A screen as the lite version sends it: no script of any kind, neither the framework's nor data in one, and nothing fetched ahead.
 * What its components leave out themselves is in `isLiteRequest`.
 */
export function litePage(html: string): string {
  let kept = '';
  let end = 0;
  for (const { from, to } of scriptsOf(html)) {
    kept += html.slice(end, from);
    end = to;
  }
  return (kept + html.slice(end)).replace(LINK, (link) => (AHEAD.test(link) ? '' : link));
}
