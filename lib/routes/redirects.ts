import { z } from 'zod';
import { environment, readSettingFile } from '@/lib/platform/env';
import { parseUrl } from '@/lib/platform/parse-url';
import { canonicalAddress, matchRoute, splitTarget } from './canonical';

/** `*` stands for any end. */
const FROM = /^\/(?!\/)[^*]*\*?$/;

/** Whether a route has the path, in any spelling. */
export function isSiteAddress(path: string): boolean {
  if (matchRoute(path)) return true;
  const canonical = canonicalAddress(path);
  return canonical.kind === 'redirect' && matchRoute(canonical.location) !== undefined;
}

function faultOf(from: string, to: string): string | undefined {
  if (!FROM.test(from)) return 'must start with one slash; * may stand at its end';
  if (!from.endsWith('*') && isSiteAddress(splitTarget(from).path))
    return 'is an address of the site, which is never redirected';
  const isPath = /^\/(?!\/)/.test(to) && isSiteAddress(splitTarget(to).path);
  const isWeb = /^https?:$/.test(parseUrl(to)?.protocol ?? '');
  return isPath || isWeb ? undefined : 'must lead to an address of the site or an http(s) address';
}

const ORIGIN = 'http://localhost';

function normaliseHref(address: string): string {
  const { origin, href } = new URL(address, ORIGIN);
  return origin === ORIGIN ? href.slice(ORIGIN.length) : href;
}

const TABLE_FAULT = 'must be an object of addresses, such as { "/old.html": "/contact" }';
const tableSchema = z
  .record(z.string(), z.string(), TABLE_FAULT)
  .superRefine((entries, context) => {
    for (const [from, to] of Object.entries(entries)) {
      const message = faultOf(from, to);
      if (message !== undefined) context.addIssue({ code: 'custom', path: [from], message });
    }
  });

type Redirects = ReturnType<typeof readRedirects>;

/**
 * Reads where addresses of an old site lead, if no route has them. Throws `EnvironmentError` with a
 * line for each wrong entry.
 */
export function readRedirects(file: string | undefined) {
  const entries = Object.entries(
    file === undefined ? {} : readSettingFile('REDIRECTS_FILE', file, tableSchema),
  ).map(([from, to]) => ({
    isPrefix: from.endsWith('*'),
    from: normaliseHref(from.replace(/\*$/, '')),
    to: normaliseHref(to),
  }));
  const exact = new Map(
    entries.filter(({ isPrefix }) => !isPrefix).map(({ from, to }) => [from, to] as const),
  );
  const prefixes = entries
    .filter(({ isPrefix }) => isPrefix)
    .toSorted((a, b) => b.from.length - a.from.length);
  return {
    /** The address with its query is looked up first, then without, then the longest prefix. */
    lookup({ path, query }: { path: string; query: string }): string | undefined {
      const whole = path + (query && `?${query}`);
      const prefix = prefixes.find(({ from }) => whole.startsWith(from));
      return exact.get(whole) ?? exact.get(path) ?? prefix?.to;
    },
  };
}

let cachedRedirects: Redirects | undefined;

export function redirects(): Redirects {
  cachedRedirects ??= readRedirects(environment().REDIRECTS_FILE);
  return cachedRedirects;
}
