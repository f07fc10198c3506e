/*
 * Relies on the request and response headers by which Next's router asks for the payload of a navigation (`RSC: 1`), on the shape of its state tree and on
 * the `_rsc` query parameter, a hash of those headers that the server insists on. Seen in Next 16.2 to 16.4.
 * Otherwise: a request with headers that are not known is refused with 400, and the router loads the page as a whole.
 */
import type { IncomingMessage } from 'node:http';

/** What the framework's client says when it asks for a navigation's payload instead of a page. */
export type Navigation = { kind: 'none' } | { kind: 'bad' } | { kind: 'payload'; headers: Record<string, string> };

/** What a payload depends on, besides what a page does. */
export const NAVIGATION_VARY = 'Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch, Next-Url';
/** What the router reads off a payload's answer. */
export const NAVIGATION_RESPONSE_HEADERS = [
  'content-type',
  'location',
  'x-nextjs-stale-time',
  'x-nextjs-prerender',
  'x-nextjs-postponed',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
];

const MAX_DEPTH = 16;

/** The headers of a navigation, and what each may hold. No other request header reaches a render. */
const HEADERS: Record<string, (value: string) => boolean> = {
  rsc: (value) => value === '1',
  'next-router-state-tree': isEncodedTree,
  'next-router-prefetch': (value) => /^[1-3]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[^\\?#\s]{0,512}$/.test(value) && !value.includes('..'),
  'next-url': (value) => /^\/[^\\\s]{0,2048}$/.test(value),
};

/** The address with the router's mark, where it sent one. */
export function withRouterMark(url: string, query: string): string {
  const mark = new URLSearchParams(query).get('_rsc');
  return mark !== null && /^[\w-]{0,64}$/.test(mark) ? `${url}${url.includes('?') ? '&' : '?'}_rsc${mark && `=${mark}`}` : url;
}

/** Reads a request's navigation headers. Whatever does not say `RSC: 1` asks for a page. */
export function readNavigation({ headers: given }: Pick<IncomingMessage, 'headers'>): Navigation {
  if (given['rsc'] !== '1') return { kind: 'none' };
  const headers: Record<string, string> = {};
  for (const [name, isGood] of Object.entries(HEADERS)) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value !== 'string' || !isGood(value)) return { kind: 'bad' };
    headers[name] = value;
  }
  return { kind: 'payload', headers };
}

function isEncodedTree(value: string): boolean {
  try {
    return isTree(JSON.parse(decodeURIComponent(value)), 0);
  } catch {
    return false;
  }
}

/** The tree of segments a browser shows, as the framework's client sends it. The framework fails on any other shape. */
function isTree(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6 || depth > MAX_DEPTH) return false;
  const [segment, children, url, marker, hints, extra] = value as unknown[];
  return (
    isSegment(segment) &&
    isObject(children) &&
    Object.values(children).every((child) => isTree(child, depth + 1)) &&
    (url === undefined || url === null || (isTexts(url) && url.length === 2)) &&
    (marker === undefined || marker === null || ['refetch', 'inside-shared-layout', 'metadata-only'].includes(String(marker))) &&
    (hints === undefined || hints === null || typeof hints === 'number') &&
    (extra === undefined || typeof extra === 'string')
  );
}

function isSegment(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [name, key, kind, siblings] = value as unknown[];
  return isTexts([name, key]) && ['c', 'oc', 'd'].includes(String(kind)) && (siblings === null || isTexts(siblings));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
