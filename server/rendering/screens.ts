import { OUTCOME_STATUS } from '@/lib/contact/outcome';
import { DEFAULT_LOCALE, LANGUAGE_COOKIE, type Locale } from '@/lib/i18n/locales';
import type { PageParts } from '@/lib/page-parts';
import { openVisit, type Visit } from '@/lib/visit';
import { finishPage, type FinishedPage } from '../finished-page';
import { HYDRATION_HEADERS } from '../hydration-data';
import { baseHeaders, pagePolicy } from '../security-headers';
import type { Made, ScreenRequest } from './calls';
import { latePage } from './late-page';
import { lightPage } from './light-page';
import { openParts } from './page-parts';
import { render, type Framework } from './render';
import type { SourcesOfPages } from './sources-of-pages';
import { withTrueSlug } from './true-slug';

const RETRY_AFTER_SECONDS = '10';

/** What a document depends on. `RSC` tells a cache in front that a navigation's payload is not this document. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie, RSC, Save-Data';
const NAVIGATION_VARY = 'Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch, Next-Url';
const NAVIGATION_ANSWER = [
  'content-type',
  'location',
  'x-nextjs-stale-time',
  'x-nextjs-prerender',
  'x-nextjs-postponed',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
];
/** The front has decided the language: nobody need do so again (middleware.ts). */
const DECIDED = { 'x-language-decided': '1' };
const DOCUMENT_ANSWER = ['content-type', 'content-disposition', 'content-language', 'retry-after', 'access-control-allow-origin'];
const DOCUMENT_CACHING = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=604800';

export interface ScreenOptions {
  dev: boolean;
  freshSeconds: number;
  isHttps: boolean;
  /** Text of the script that loads the framework's; without one they load as the framework says. */
  loader: string | undefined;
}

/** Renders screens: complete HTML, honest status, policy by script hashes, caching headers. */
export class Screens {
  constructor(
    private readonly framework: Framework,
    private readonly sources: SourcesOfPages,
    private readonly options: ScreenOptions,
  ) {}

  async render(key: string, { url, locale, contact, isLight = false }: ScreenRequest, requestId: string): Promise<Made> {
    // The light version has no data for React, and development no loader that could fill parts in.
    const parts = isLight || this.options.loader === undefined ? undefined : openParts();
    const visit = openVisit({ contact, isLight, parts, requestId });
    const rendered = await render(this.framework, { url: withSegment(url, locale), headers: { ...DECIDED, accept: 'text/html' } }, visit);
    const status = contact ? OUTCOME_STATUS[contact.kind] : statusOf(rendered.status, visit);
    const headers = this.#headers(status, visit, contact !== undefined);
    headers['content-type'] = String(rendered.headers['content-type'] ?? 'text/html; charset=utf-8');
    headers['content-language'] = locale;
    // Preloads of the screen's first image and style sheets.
    const { link } = rendered.headers;
    if (link && !isLight) headers['link'] = Array.isArray(link) ? link.join(', ') : link;
    const rendering = withTrueSlug(rendered.body.toString('utf8'), visit.path);
    const keep = status === 200 && !visit.degraded && !contact;
    const page = isLight
      ? await this.#finish(status, headers, lightPage(rendering))
      : await this.#finishWithScripts(status, headers, rendering, { parts, url: keep ? url : undefined });
    return this.#made(key, visit, page, keep);
  }

  /** The payload of a navigation inside the site; only Next's own headers are handed on. It is nobody's to keep. */
  async renderNavigation(url: string, locale: Locale, navigation: Record<string, string>, requestId: string): Promise<FinishedPage> {
    const visit = openVisit({ requestId });
    const rendered = await render(this.framework, { url, headers: { ...navigation, cookie: `${LANGUAGE_COOKIE}=${locale}` } }, visit);
    const headers: Record<string, string> = {
      ...baseHeaders(this.options.isHttps),
      'cache-control': 'private, no-cache',
      vary: `${VARY}, ${NAVIGATION_VARY}`,
      'content-language': locale,
    };
    for (const name of NAVIGATION_ANSWER) {
      const value = rendered.headers[name];
      if (value !== undefined) headers[name] = String(value);
    }
    return finishPage(statusOf(rendered.status, visit), headers, rendered.body);
  }

  /** A document read by machines: what its route handler says, with the caching of screens. */
  async renderDocument(key: string, path: string, requestId: string): Promise<Made> {
    const visit = openVisit({ requestId });
    const rendered = await render(this.framework, { url: path, headers: {} }, visit);
    const keep = rendered.status === 200 && !visit.degraded && !this.options.dev;
    const headers: Record<string, string> = {
      ...baseHeaders(this.options.isHttps),
      vary: 'Accept-Encoding',
      'cache-control': keep ? DOCUMENT_CACHING : 'no-store',
    };
    for (const name of DOCUMENT_ANSWER) {
      const value = rendered.headers[name];
      if (value !== undefined) headers[name] = String(value);
    }
    return this.#made(key, visit, await finishPage(rendered.status, headers, rendered.body), keep);
  }

  #made(key: string, { aged, sources, tags }: Visit, page: FinishedPage, keep: boolean): Made {
    if (keep) this.sources.note(key, sources);
    return { page, keep, aged, tags: [...tags] };
  }

  /** Scripts that stand in its frame may run. */
  #finish(status: number, headers: Record<string, string>, html: string, frame = html): Promise<FinishedPage> {
    return finishPage(status, { ...headers, 'content-security-policy': pagePolicy(frame, this.options) }, Buffer.from(html));
  }

  async #finishWithScripts(
    status: number,
    headers: Record<string, string>,
    html: string,
    { parts, url }: { parts: PageParts | undefined; url: string | undefined },
  ): Promise<FinishedPage> {
    const { loader, isHttps } = this.options;
    if (loader === undefined || !parts) return this.#finish(status, headers, html);
    const { html: page, frame, data } = latePage(html, { loader, parts, url });
    if (!data) return this.#finish(status, headers, page, frame);
    const [finished, hydration] = await Promise.all([
      this.#finish(status, headers, page, frame),
      finishPage(200, { ...baseHeaders(isHttps), ...HYDRATION_HEADERS }, Buffer.from(data.text)),
    ]);
    return { ...finished, hydration: { ...hydration, version: data.version } };
  }

  #headers(status: number, visit: Visit, isPost: boolean): Record<string, string> {
    const headers: Record<string, string> = { ...baseHeaders(this.options.isHttps), vary: VARY };
    if (status === 503) headers['retry-after'] = RETRY_AFTER_SECONDS;
    const keepable = status === 200 && !visit.degraded && !isPost && !this.options.dev;
    const fresh = Math.round(this.options.freshSeconds);
    headers['cache-control'] = keepable
      ? `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=60, stale-if-error=86400`
      : status === 404
        ? 'public, max-age=0'
        : 'no-store';
    return headers;
  }
}

/** The address as the framework's routes have it: each language with its segment. */
function withSegment(url: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? `/${locale}${url.replace(/^\/(?=\?|$)/, '')}` : url;
}

function statusOf(rendered: number, visit: Visit): number {
  return rendered === 200 ? visit.status : rendered;
}
