/**
 * Requests by which the framework's advisories of 2024–2026, or relatives of them, were exploited.
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
  '["",{"children":[["locale","ar","d",null],{"children":["__PAGE__",{}]}]},null,"refetch"]',
);
/** Headers that the framework, or its hosts, obeyed. */
export const ATTACK_HEADERS: [name: string, values: [string, ...string[]]][] = [
  [
    'x-middleware-subrequest',
    [
      'middleware:middleware:middleware:middleware:middleware',
      'src/middleware:src/middleware:src/middleware',
    ],
  ],
  ['x-middleware-rewrite', ['http://evil.example/']],
  ['x-middleware-next', ['1']],
  ['x-middleware-override-headers', ['host']],
  ['x-middleware-request-host', ['evil.example']],
  ['x-middleware-redirect', ['http://evil.example/']],
  ['location', ['http://evil.example/']],
  ['next-resume', ['1']],
  ['x-nextjs-postponed', ['1']],
  ['x-now-route-matches', ['1=ar&nxtPlocale=ar']],
  ['x-matched-path', ['/[locale]', '/ar/contact']],
  ['x-invoke-path', ['/ar']],
  ['x-invoke-query', ['%7B%7D']],
  ['x-invoke-status', ['500']],
  ['x-invoke-error', ['{"message":"evil.example"}']],
  ['x-invoke-output', ['/_error']],
  ['x-nextjs-data', ['1']],
  ['purpose', ['prefetch']],
  ['content-security-policy', ["script-src 'nonce-evil' 'unsafe-inline'"]],
  ['content-security-policy-report-only', ["script-src 'nonce-evil'"]],
  ['x-nonce', ['evil']],
  ['next-action', ['x', '7f'.repeat(21)]],
  ['x-action-forwarded', ['1']],
  ['x-action-redirect', ['http://evil.example/']],
  ['rsc', ['1', 'true']],
  ['next-router-state-tree', [TREE, 'garbage']],
  ['next-router-prefetch', ['1']],
  ['next-router-segment-prefetch', ['/_tree', '/../../../etc/passwd']],
  ['next-url', ['/(.)ar/contact']],
  ['next-hmr-refresh', ['1']],
  ['x-forwarded-host', ['evil.example']],
  ['x-forwarded-proto', ['https', 'evil']],
  ['x-forwarded-port', ['1']],
  ['x-forwarded-scheme', ['evil']],
  ['forwarded', ['host=evil.example']],
  ['x-original-url', ['/ar']],
  ['x-rewrite-url', ['/ar']],
  ['x-http-method-override', ['POST']],
  ['x-prerender-revalidate', ['evil']],
  ['cookie', ['__prerender_bypass=evil; __next_preview_data=evil']],
];
const allHeaders = (which: 0 | -1): Record<string, string> =>
  Object.fromEntries(ATTACK_HEADERS.map(([name, values]) => [name, values.at(which) ?? '']));

const FLIGHT = '["$1:__proto__:constructor:constructor"]';
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const MULTIPART = `--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n${FLIGHT}\r\n--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_7f"\r\n\r\n"$@0"\r\n--x--\r\n`;
const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
const H2C = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
const TEXT = { 'content-type': 'text/plain;charset=UTF-8' };

/**
 * Each is sent to an uncached screen. The next visitor's response must be unaffected. A renderer
 * gets no header of a visitor, whichever it is (`front.test.ts`): here all of them come together.
 */
export const ATTACKS: Attack[] = [
  { name: 'every header', headers: allHeaders(0) },
  { name: 'every header in another form', headers: allHeaders(-1) },
  {
    name: 'a server action, as text',
    method: 'POST',
    headers: { ...allHeaders(-1), ...TEXT },
    body: FLIGHT,
  },
  {
    name: 'a server action, as a form',
    method: 'POST',
    headers: { 'next-action': 'x', ...FORM },
    body: MULTIPART,
  },
  { name: 'a form without an action', method: 'POST', headers: FORM, body: MULTIPART },
  { name: 'a resumed render', method: 'POST', headers: allHeaders(0), body: '2:[]null' },
  { name: 'a navigation', headers: { rsc: '1' }, query: '_rsc=abcde' },
  { name: 'parameters of a route', query: 'nxtPlocale=ar&__nextLocale=ar&__nextDataReq=1&amp=1' },
  { name: 'parameters of prototypes', query: '__proto__=evil&constructor=evil&__proto__[x]=evil' },
  { name: 'another host', headers: { host: 'evil.example' } },
  { name: 'an upgraded connection', headers: UPGRADE },
  { name: 'another protocol', headers: H2C },
  { name: 'a body with GET', body: 'keyword=evil', headers: TEXT },
  { name: 'a cookie of 12 KB', headers: { cookie: `${'a=b; '.repeat(2400)}language=xx` } },
  { name: 'a language header of 8 KB', headers: { 'accept-language': 'ar;q=0.1,'.repeat(900) } },
];

/** Internal addresses of the framework: each is not found. */
export const INNER_ADDRESSES = `
  /contact.rsc /en/contact.rsc /index.rsc /ar.rsc /contact.prefetch.rsc /article/1.rsc
  /contact.segments/_tree.segment.rsc /en/contact.segments/_full.segment.rsc
  /contact%2Esegments/_tree.segment.rsc /contact.action /contact.json
  /%5Blocale%5D /[locale] /%5Blocale%5D/contact /en/[locale] /en/%5Blocale%5D/contact
  /article/%5Bid%5D /ar/article/[id] /en/[...rest] /ar/%5B%5B...slug%5D%5D /ar/ar/contact
  /_error /en/_not-found /_global-error /500 /constructor /ar/__proto__ /middleware
  /__nextjs_original-stack-frames /en/__nextjs_source-map?filename=/etc/passwd
  /_next/data/build/en/contact.json /_next/image?url=%2Fassets%2Fplaceholder.jpg&w=64&q=75
  /_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75
  /_next/static/..%2fserver%2fmiddleware.js /_next/server/app/page.js /_next/webpack-hmr
  /_next/static/development/_devMiddlewareManifest.json
`
  .trim()
  .split(/\s+/);
