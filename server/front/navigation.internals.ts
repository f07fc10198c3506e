/*
 * Relies on the request and response headers by which Next's router asks for the payload of a navigation (`RSC: 1`), on the shape of its state tree and on
 * the `_rsc` query parameter, a hash of those headers that the server insists on. Seen in Next 16.2 to 16.4.
 * Otherwise: a request with headers that are not known is refused with 400, and the router loads the page as a whole.
 */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseJson } from '@/lib/text/parse-json';
import { decodedOnce } from '@/lib/text/web-address';

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

const texts = z.array(z.string());
const segment = z.union([z.string(), z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), texts.nullable()])]);
/** The tree of segments a browser shows, as the framework's client sends it. The framework fails on any other shape. */
const treeWithin = (depth: number): z.ZodType =>
  z.tuple([
    segment,
    depth === 0
      ? z.object({}).strict()
      : z.record(
          z.string(),
          z.lazy(() => treeWithin(depth - 1)),
        ),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]);
const tree = treeWithin(MAX_DEPTH);

function isEncodedTree(value: string): boolean {
  return tree.safeParse(parseJson(decodedOnce(value) ?? '')).success;
}
