import type { IncomingMessage } from 'node:http';

/** What the framework's client says when it asks for a navigation's payload instead of a document. */
export type Navigation = { kind: 'none' } | { kind: 'bad' } | { kind: 'payload'; headers: Record<string, string> };

const MAX_DEPTH = 16;

/** The headers of a navigation, and what each may hold. No other request header reaches a render. */
const HEADERS: Record<string, (value: string) => boolean> = {
  rsc: (value) => value === '1',
  'next-router-state-tree': isEncodedTree,
  'next-router-prefetch': (value) => /^[1-3]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[^\\?#\s]{0,512}$/.test(value) && !value.includes('..'),
  'next-url': (value) => /^\/[^\\\s]{0,2048}$/.test(value),
};
const DEV_HEADER = 'next-hmr-refresh';

/** Reads a request's navigation headers. Whatever does not say `RSC: 1` asks for a document. */
export function readNavigation({ headers: given }: IncomingMessage, dev: boolean): Navigation {
  if (given['rsc'] !== '1') return { kind: 'none' };
  const headers: Record<string, string> = {};
  for (const [name, isGood] of Object.entries(HEADERS)) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value !== 'string' || !isGood(value)) return { kind: 'bad' };
    headers[name] = value;
  }
  const refresh = given[DEV_HEADER];
  if (dev && typeof refresh === 'string') headers[DEV_HEADER] = refresh;
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
