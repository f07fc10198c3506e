/*
 * Relies on the request and response headers by which Next's router asks for the payload of a navigation (`RSC: 1`), on the shape of its state tree and on
 * the `_rsc` query parameter, a hash of those headers that the server insists on. Seen in Next 16.2 to 16.4.
 * Otherwise: a request with headers that are not known is refused with 400, and the router loads the page as a whole.
 */
import type { IncomingMessage } from 'node:http';
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
const KINDS: ReadonlySet<unknown> = new Set(['c', 'oc', 'd']);
const MARKERS: ReadonlySet<unknown> = new Set(['refetch', 'inside-shared-layout', 'metadata-only']);

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

const isText = (value: unknown): boolean => typeof value === 'string';

/** A segment: its name, or name, value, kind and further names of a parameter. */
function isSegment(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4) return isText(value);
  const [name, parameter, kind, names]: unknown[] = value;
  return isText(name) && isText(parameter) && KINDS.has(kind) && (names === null || isTexts(names));
}

function isTexts(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every(isText);
}

/**
 * The tree of segments a browser shows, as the framework's client sends it. The framework fails on any other shape. Read up to the first fault: a schema
 * collects all of them, which takes a hundred times as long.
 */
function isTree(value: unknown, depth = MAX_DEPTH): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false;
  const [segment, children, address, marker, hints, key = '']: unknown[] = value;
  if (!isSegment(segment) || typeof children !== 'object' || children === null || Array.isArray(children)) return false;
  if (address !== undefined && address !== null && !(isTexts(address) && address.length === 2)) return false;
  if (marker !== undefined && marker !== null && !MARKERS.has(marker)) return false;
  if (hints !== undefined && hints !== null && !Number.isFinite(hints)) return false;
  return isText(key) && Object.values(children).every((child) => depth > 0 && isTree(child, depth - 1));
}

function isEncodedTree(value: string): boolean {
  return isTree(parseJson(decodedOnce(value) ?? ''));
}
