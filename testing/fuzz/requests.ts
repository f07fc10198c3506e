import { SCREEN_ROUTES } from '@/lib/routes/table';
import { ATTACK_HEADERS, INNER_ADDRESSES } from '../attacks';
import type { Random } from './random';

/** A host used in headers and absolute targets only: any occurrence in a response was reflected. */
export const STRANGE_HOST = 'evil.example';

/** Every screen, those of a record with its slug and without. */
const SCREEN_PATHS = SCREEN_ROUTES.flatMap(([, { pattern }]) =>
  pattern.includes('/:slug?')
    ? [pattern.replace('/:slug?', ''), pattern.replace(':slug?', 'slug')]
    : [pattern],
).map((pattern) => pattern.replace(':id', '1'));
const PATHS = [
  ...SCREEN_PATHS,
  ...'/nulle-part /healthz /readyz /metrics /api/contact /api/events /api/revalidate'.split(' '),
  ...'/locales/fr/translation.json /locales/add/fr/translation /media/storage/x.png /files/storage/x.pdf /assets/placeholder.jpg'.split(
    ' ',
  ),
  ...'/favicon.ico /manifest.webmanifest /_next/static/chunks/x.js /.well-known/security.txt /robots.txt /sitemap.xml //other.example/'.split(
    ' ',
  ),
  ...INNER_ADDRESSES,
];
const PARAMETERS =
  'page per_page search keyword service_id date sent start end w q leger _rsc nxtPlocale __proto__ constructor toString page[] page[x]'.split(
    ' ',
  );
const VALUES = [
  ...'1 0 -1 2 999999999999 1e9 0x10 NaN null undefined [object] true 2026-03 2026-13-99 ../../etc/passwd {} [] __proto__ %25 %00 %0d%0a %ff'.split(
    ' ',
  ),
  ...'%F0%9F%92%A9 %D8%AA%D8%AC%D8%A7%D8%B1%D8%A9 %ED%A0%80 <script>alert(1)</script> ${7*7} {{7*7}} %E2%80%AE * ('.split(
    ' ',
  ),
  "'%20OR%201=1--",
];
const PIECES = [
  ...'% %2 %2e %2F %5C \\ .. / // ; ? # %00 %0d%0aX-A:b .rsc @ : ~ [ * \x01 \xff < " \''.split(' '),
  ' ',
];
const METHODS =
  'GET GET GET GET GET GET GET GET GET GET GET GET HEAD HEAD POST POST POST PUT DELETE OPTIONS TRACE PATCH PROPFIND get G\x00T'.split(
    ' ',
  );
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.', ''];
const TYPES =
  'application/json application/x-www-form-urlencoded multipart/form-data;boundary=x text/plain text/x-component */* \xff'.split(
    ' ',
  );
const HEADERS: [string, string[]][] = [
  ...ATTACK_HEADERS,
  ['upgrade', ['websocket', 'h2c', 'TLS/1.0']],
  ['accept-language', ['ar', 'en;q=x', '*', ';;;', 'fr-FR-u-ca-x', 'zz,'.repeat(500)]],
  ['accept-encoding', ['br', 'gzip;q=0', '*', 'identity;q=0', 'br;q=0.0, gzip', 'x'.repeat(3000)]],
  [
    'cookie',
    ['language=ar', 'language=../..', 'language', '=;=;', 'language="fr"', 'language=%', '\xe9'],
  ],
  ['save-data', ['on', 'off', 'x'.repeat(300)]],
  ['if-none-match', ['*', '"x"', 'W/"x"', '"']],
  ['if-modified-since', ['x', 'Sat, 21 Nov 2026 00:00:00 GMT']],
  ['range', ['bytes=0-1', 'bytes=-', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'x']],
  ['authorization', ['Bearer x', 'Basic eDp4', '\xff']],
  ['origin', ['null', `http://${STRANGE_HOST}`, 'x']],
  ['sec-fetch-site', ['same-origin', 'cross-site', 'none', 'x']],
  ['x-forwarded-for', ['1.2.3.4', 'x, y', STRANGE_HOST, '::1'.repeat(300)]],
  ['x-forwarded-host', [STRANGE_HOST]],
  ['x-forwarded-proto', ['https', STRANGE_HOST]],
  ['expect', ['100-continue', 'x']],
  ['transfer-encoding', ['chunked', 'identity', 'chunked, chunked', '\tchunked', 'x']],
  ['content-length', ['0', '-1', '1', '99', '1e3', '99999999999999999999', '']],
  ['te', ['trailers']],
  ['connection', ['keep-alive', 'upgrade', 'x, close']],
  ['bad header', ['x']],
  ['', ['x']],
  ['x-long', ['y'.repeat(9000)]],
];

/** The bytes of one request, mostly nearly valid, so that it gets far before it fails. */
export function fuzzedRequest(random: Random): string {
  const method = random.pick(METHODS);
  const body = method === 'POST' || random.chance(0.1) ? fuzzedBody(random) : '';
  const lines = [
    `${method} ${fuzzedTarget(random)} ${random.chance(0.97) ? 'HTTP/1.1' : random.pick(VERSIONS)}`.trimEnd(),
    ...(random.chance(0.97)
      ? [
          `Host: ${random.chance(0.93) ? 'localhost' : random.pick([STRANGE_HOST, `${STRANGE_HOST}:80`, '', 'a b', '[::1', `x@${STRANGE_HOST}`])}`,
        ]
      : []),
    ...random.times(4, () => fuzzedHeader(random)),
    ...(body && random.chance(0.9)
      ? [`Content-Type: ${random.pick(TYPES)}`, `Content-Length: ${body.length}`]
      : []),
    ...(random.chance(0.9) ? ['Connection: close'] : []),
  ];
  const end = random.chance(0.98) ? '\r\n' : random.pick(['\n', '\r', '\r\n ']);
  return lines.join(end) + end + end + body;
}

function fuzzedTarget(random: Random): string {
  const prefix = random.chance(0.5)
    ? random.pick(['/en', '/ar', '/fr', '/AR', '/de', '/en/en'])
    : '';
  let target = prefix + random.pick(PATHS);
  if (random.chance(0.2)) target = insert(random, target, random.pick(PIECES));
  if (random.chance(0.05)) target = insert(random, target, random.pick(PIECES));
  if (random.chance(0.01)) target += 'a'.repeat(random.below(18_000));
  if (random.chance(0.02))
    target = random.pick([
      `http://${STRANGE_HOST}${target}`,
      '*',
      '',
      target.slice(1),
      `http:${target}`,
    ]);
  if (random.chance(0.5))
    target +=
      (target.includes('?') ? '&' : '?') +
      random
        .times(5, () => fuzzedParameter(random))
        .join(random.pick(['&', '&', '&', ';', '&&', '?']));
  return target;
}

function fuzzedParameter(random: Random): string {
  const value = random.chance(0.95)
    ? random.pick(VALUES)
    : insert(random, random.pick(VALUES).repeat(random.below(40)), random.pick(PIECES));
  return `${random.pick(PARAMETERS)}${random.chance(0.95) ? '=' : ''}${value.replaceAll(' ', '+')}`;
}

function fuzzedHeader(random: Random): string {
  const [name, values] = random.pick(HEADERS);
  const value = random.pick(values);
  return `${name}: ${random.chance(0.05) ? insert(random, value, random.pick(PIECES)) : value}`;
}

function fuzzedBody(random: Random): string {
  const field = (): string => random.pick(VALUES);
  return random.pick([
    () => `name=${field()}&email=${field()}&subject=${field()}&message=${field()}`,
    () =>
      JSON.stringify({
        name: field(),
        email: field(),
        subject: [field()],
        message: { a: field() },
      }),
    () =>
      `{"__proto__":{"x":1},"entity":"${field()}","id":${random.pick(['1', '"x"', 'null', '{}'])}}`,
    () =>
      `--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$1:__proto__:constructor"]\r\n--x--\r\n`,
    () => '['.repeat(random.below(6000)),
    () => '5\r\nhello\r\n0\r\n\r\n',
    () => '0\r\n\r\nGET /ar HTTP/1.1\r\nHost: localhost\r\n\r\n',
    () => 'x'.repeat(random.below(40_000)),
  ])();
}

function insert(random: Random, text: string, piece: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
}
