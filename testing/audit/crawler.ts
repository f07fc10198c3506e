import { setTimeout as wait } from 'node:timers/promises';
import { attributes, follow, type Answer } from '../http';
import { parseUrl } from '@/lib/platform/parse-url';

const ATTEMPTS = 5;
const PAUSE = 2000;

/** A document of the site, as found by following links. */
export interface Visited extends Answer {
  /** The address the link names, and how many redirects led on from it. */
  path: string;
  redirects: number;
  /** A page that links to it. */
  from: string;
}

interface CrawlOptions {
  base: string;
  /** The address the site gives itself in absolute links. */
  origin: string;
  starts: string[];
  concurrency: number;
  /** Bounds endless links, such as a calendar's next month. */
  wants: (path: string) => boolean;
  /** Replaces a link by a cheaper request with the same result. */
  inPlaceOf: (path: string) => string;
  onVisit: (document: Visited) => void;
}

/** Follows every link of a site once, from its start pages on. */
export async function crawl({
  base,
  origin,
  starts,
  concurrency,
  wants,
  inPlaceOf,
  onVisit,
}: CrawlOptions): Promise<void> {
  const seen = new Set(starts);
  const queue = starts.map((path) => ({ path, from: 'start' }));
  const visitNext = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const answer = await followInTime(base, inPlaceOf(next.path));
      const document = { ...answer, path: next.path, from: next.from };
      onVisit(document);
      for (const [link = ''] of linksOf(document, origin).map((address) => address.split('#'))) {
        if (seen.has(link) || !wants(link)) continue;
        seen.add(link);
        queue.push({ path: link, from: next.path });
      }
    }
  };
  // A worker that finds the queue empty ends; others may fill it again, so rounds repeat until it
  // stays empty.
  while (queue.length > 0) await Promise.all(Array.from({ length: concurrency }, visitNext));
}

/**
 * Asks again where the site says “later”, as search engines do: the content API of a busy machine
 * may be late.
 */
async function followInTime(base: string, path: string): ReturnType<typeof follow> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await follow(base, path);
    if (answer.status !== 503 || !answer.headers['retry-after'] || attempt === ATTEMPTS)
      return answer;
    await wait(PAUSE);
  }
}

/** Addresses inside the site that a document links to or shows: path, query and fragment. */
export function linksOf({ body, headers, path }: Visited, origin: string): string[] {
  if (!String(headers['content-type']).startsWith('text/html')) return [];
  const found = [
    ...attributes(body, 'a', 'href'),
    ...attributes(body, 'link', 'href'),
    ...attributes(body, 'img', 'src'),
    ...attributes(body, 'form', 'action'),
    ...scriptAddresses(body),
  ];
  const here = origin + path;
  return found.flatMap((href) => {
    const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) && !isWithin(href, origin);
    const url = isElsewhere ? null : parseUrl(href, here);
    return url ? [url.pathname + url.search + url.hash] : [];
  });
}

function isWithin(address: string, origin: string): boolean {
  return address === origin || address.startsWith(`${origin}/`);
}

/** `attributes` reads markup outside of scripts. */
function scriptAddresses(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*?\ssrc="([^"]*)"/gi)].map(([, address = '']) => address);
}
