import type { Locale } from '@/lib/i18n/locales';

/**
 * A request by which one of the framework's advisories of 2024–2026, or a relative of it, was
 * exploited.
 */
export interface Attack {
  name: string;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  /** Added to the query of the address. */
  query?: string;
}

const TREE = encodeURIComponent(
  JSON.stringify([
    '',
    { children: [['locale', 'ar', 'd', null], { children: ['__PAGE__', {}] }] },
    null,
    'refetch',
  ]),
);
const FLIGHT = '["$1:__proto__:constructor:constructor"]';
const MULTIPART = `--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n${FLIGHT}\r\n--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_7f"\r\n\r\n"$@0"\r\n--x--\r\n`;

/** Each is sent to an uncached screen. The next visitor's response must be unaffected. */
export const ATTACKS: Attack[] = [
  {
    name: 'middleware skipped',
    headers: {
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    },
  },
  {
    name: 'middleware skipped by its source path',
    headers: { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware' },
  },
  {
    name: 'middleware’s own answers',
    headers: { 'x-middleware-rewrite': 'http://evil.example/', 'x-middleware-next': '1' },
  },
  {
    name: 'middleware’s own headers',
    headers: {
      'x-middleware-override-headers': 'host',
      'x-middleware-request-host': 'evil.example',
    },
  },
  {
    name: 'middleware’s redirect',
    headers: { 'x-middleware-redirect': 'http://evil.example/', location: 'http://evil.example/' },
  },
  { name: 'a resumed render', headers: { 'next-resume': '1', 'x-nextjs-postponed': '1' } },
  {
    name: 'a resumed render with state',
    method: 'POST',
    headers: { 'next-resume': '1', 'x-matched-path': '/ar' },
    body: '2:[]null',
  },
  {
    name: 'route matches',
    headers: { 'x-now-route-matches': '1=ar&nxtPlocale=ar', 'x-matched-path': '/[locale]' },
  },
  {
    name: 'another matched path',
    headers: {
      'x-matched-path': '/ar/contact',
      'x-invoke-path': '/ar',
      'x-invoke-query': '%7B%7D',
      'x-invoke-status': '500',
    },
  },
  {
    name: 'an error to show',
    headers: { 'x-invoke-error': '{"message":"evil.example"}', 'x-invoke-output': '/_error' },
  },
  { name: 'data of a page', headers: { 'x-nextjs-data': '1', purpose: 'prefetch' } },
  {
    name: 'an inbound policy',
    headers: {
      'content-security-policy': "script-src 'nonce-evil' 'unsafe-inline'",
      'x-nonce': 'evil',
    },
  },
  {
    name: 'an inbound policy, to report',
    headers: { 'content-security-policy-report-only': "script-src 'nonce-evil'" },
  },
  {
    name: 'a server action, as text',
    method: 'POST',
    headers: { 'next-action': '7f'.repeat(21), 'content-type': 'text/plain;charset=UTF-8' },
    body: FLIGHT,
  },
  {
    name: 'a server action, as a form',
    method: 'POST',
    headers: { 'next-action': 'x', 'content-type': 'multipart/form-data; boundary=x' },
    body: MULTIPART,
  },
  {
    name: 'a form without an action',
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: MULTIPART,
  },
  {
    name: 'a server action forwarded',
    method: 'POST',
    headers: {
      'next-action': 'x',
      'x-action-forwarded': '1',
      'x-action-redirect': 'http://evil.example/',
    },
    body: '[]',
  },
  { name: 'a server action by GET', headers: { 'next-action': 'x' }, body: FLIGHT },
  { name: 'a navigation', headers: { rsc: '1' } },
  { name: 'a navigation that is marked', headers: { rsc: '1' }, query: '_rsc' },
  { name: 'a mark without a navigation', query: '_rsc=abcde' },
  { name: 'half a navigation', headers: { rsc: 'true', 'next-router-prefetch': '1' } },
  {
    name: 'a navigation from an Arabic page',
    headers: { rsc: '1', 'next-router-state-tree': TREE },
  },
  { name: 'a navigation from nowhere', headers: { rsc: '1', 'next-router-state-tree': 'garbage' } },
  { name: 'a prefetch', headers: { rsc: '1', 'next-router-prefetch': '1' } },
  {
    name: 'a prefetch of a segment',
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  },
  {
    name: 'a prefetch of a file',
    headers: {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/../../../etc/passwd',
    },
  },
  { name: 'an intercepted navigation', headers: { rsc: '1', 'next-url': '/(.)ar/contact' } },
  { name: 'a hot reload', headers: { rsc: '1', 'next-hmr-refresh': '1' } },
  {
    name: 'the parameters of a route',
    query: 'nxtPlocale=ar&nxtIlocale=ar&__nextLocale=ar&__nextDataReq=1&amp=1',
  },
  { name: 'parameters of prototypes', query: '__proto__=evil&constructor=evil&__proto__[x]=evil' },
  {
    name: 'another host',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
  },
  {
    name: 'another scheme and port',
    headers: { 'x-forwarded-proto': 'evil', 'x-forwarded-port': '1', 'x-forwarded-scheme': 'evil' },
  },
  {
    name: 'another address',
    headers: { 'x-original-url': '/ar', 'x-rewrite-url': '/ar', 'x-http-method-override': 'POST' },
  },
  {
    name: 'a draft',
    headers: {
      'x-prerender-revalidate': 'evil',
      cookie: '__prerender_bypass=evil; __next_preview_data=evil',
    },
  },
  {
    name: 'an upgraded connection',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    },
  },
  {
    name: 'another protocol',
    headers: {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA',
    },
  },
  {
    name: 'a body with GET',
    body: 'keyword=evil',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { name: 'a cookie of 12 KB', headers: { cookie: `${'a=b; '.repeat(2400)}language=xx` } },
  { name: 'a language header of 8 KB', headers: { 'accept-language': 'ar;q=0.1,'.repeat(900) } },
];

/** Internal addresses of the framework. */
export const INNER_ADDRESSES: { path: string; status: number; lang?: Locale }[] = [
  { path: '/contact.rsc', status: 404, lang: 'fr' },
  { path: '/en/contact.rsc', status: 404, lang: 'en' },
  { path: '/index.rsc', status: 404, lang: 'fr' },
  { path: '/ar.rsc', status: 404, lang: 'fr' },
  { path: '/contact.prefetch.rsc', status: 404, lang: 'fr' },
  { path: '/article/1.rsc', status: 404, lang: 'fr' },
  { path: '/contact.segments/_tree.segment.rsc', status: 404, lang: 'fr' },
  { path: '/en/contact.segments/_full.segment.rsc', status: 404, lang: 'en' },
  { path: '/contact%2Esegments/_tree.segment.rsc', status: 404, lang: 'fr' },
  { path: '/contact.action', status: 404, lang: 'fr' },
  { path: '/contact.json', status: 404, lang: 'fr' },
  { path: '/%5Blocale%5D', status: 404, lang: 'fr' },
  { path: '/[locale]', status: 404, lang: 'fr' },
  { path: '/%5Blocale%5D/contact', status: 404, lang: 'fr' },
  { path: '/en/[locale]', status: 404, lang: 'en' },
  { path: '/en/%5Blocale%5D/contact', status: 404, lang: 'en' },
  { path: '/article/%5Bid%5D', status: 404, lang: 'fr' },
  { path: '/ar/article/[id]', status: 404, lang: 'ar' },
  { path: '/en/[...rest]', status: 404, lang: 'en' },
  { path: '/ar/%5B%5B...slug%5D%5D', status: 404, lang: 'ar' },
  { path: '/ar/ar/contact', status: 404, lang: 'ar' },
  { path: '/_error', status: 404, lang: 'fr' },
  { path: '/en/_not-found', status: 404, lang: 'en' },
  { path: '/_global-error', status: 404, lang: 'fr' },
  { path: '/500', status: 404, lang: 'fr' },
  { path: '/constructor', status: 404, lang: 'fr' },
  { path: '/ar/__proto__', status: 404, lang: 'ar' },
  { path: '/_next/data/build/en/contact.json', status: 404 },
  { path: '/_next/image?url=%2Fassets%2Fplaceholder.jpg&w=64&q=75', status: 404 },
  { path: '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75', status: 404 },
  { path: '/_next/static/../server/middleware.js', status: 400 },
  { path: '/_next/static/..%2fserver%2fmiddleware.js', status: 404 },
  { path: '/_next/server/app/page.js', status: 404 },
  { path: '/_next/webpack-hmr', status: 404 },
  { path: '/__nextjs_original-stack-frames', status: 404, lang: 'fr' },
  { path: '/en/__nextjs_source-map?filename=/etc/passwd', status: 404, lang: 'en' },
  { path: '/_next/static/development/_devMiddlewareManifest.json', status: 404 },
  { path: '/middleware', status: 404, lang: 'fr' },
];
