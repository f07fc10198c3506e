import type { PageParts } from '@/lib/page-parts';
import { hydrationAddress, versionOf } from '../hydration-data';
import { loaderTag, withData, withoutScripts } from './late-scripts';
import { withNumberedParts, withParts } from './page-parts';

export interface LatePage {
  html: string;
  /** The same before plain HTML was put into it: whatever may run in a page stands here, and nothing of the content. */
  frame: string;
  /** What its scripts fetch to take it over, and the name of it; undefined when it stands in the page. */
  data: { text: string; version: string } | undefined;
}

interface LatePageOptions {
  /** Text of the script that loads the framework's. */
  loader: string;
  /** What marks stand for in the page. */
  parts: PageParts;
  /** Address under which the page is kept; undefined when it is nobody's to keep. */
  url: string | undefined;
}

/**
 * A page whose scripts come after it (decisions 17 and 27). One that is kept has their data apart, so that it comes sooner; one that nobody keeps has them
 * in it: they could not be fetched later.
 */
export function latePage(html: string, { loader, parts, url }: LatePageOptions): LatePage {
  const bare = withoutScripts(html);
  if (!bare) return { html: withParts({ before: html, after: '', data: '' }, parts).before, frame: html, data: undefined };
  const { sources } = bare;
  if (url === undefined) {
    const { before, after, data } = withParts(bare, parts);
    const whole = before + loaderTag(sources, loader) + withData(after, data);
    return { html: whole, frame: whole, data: undefined };
  }
  const { before, after, data: text } = withNumberedParts(bare, parts);
  const version = versionOf(text);
  const loading = loaderTag(sources, loader, hydrationAddress(url, version));
  return { html: before + loading + after, frame: bare.before + loading + bare.after, data: { text, version } };
}
