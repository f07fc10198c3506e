import type { Random } from '@/testing/fuzz/random';

/** What the site has that can be asked for. */
export interface Addresses {
  /** Screens asked for before the storm. */
  seen: string[];
  files: string[];
  pictures: string[];
  build: string[];
}

type Message = (random: Random, addresses: Addresses) => string | Buffer;

const HOST = 'Host: localhost\r\n';
const LANGUAGES = ['', '/en', '/ar'] as const;
const ENCODINGS = [
  '',
  'Accept-Encoding: br\r\n',
  'Accept-Encoding: gzip\r\n',
  'Accept-Encoding: identity\r\n',
] as const;
const OPENING_OF_TLS = Buffer.from('16030100f1010000ed0303', 'hex');
const HTTP2_PREFACE = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  Buffer.from('000000040000000000', 'hex'),
]);

/**
 * An address that was asked for never before: a search, a missing item, or an address of nothing.
 */
function unseen(random: Random): string {
  const word = random.next().toString(36).slice(2);
  const paths = [
    `/search?keyword=${word}`,
    `/toutacticle?search=${word}`,
    `/article/${random.below(1e9) + 1000}`,
    `/${word}`,
    `/${word}/${word}`,
  ];
  return random.pick(LANGUAGES) + random.pick(paths);
}

function read(random: Random, path: string, headers = ''): string {
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD']);
  return `${method} ${path} HTTP/1.1\r\n${HOST}${random.pick(ENCODINGS)}${headers}\r\n`;
}

/**
 * A form or a JSON body, announced as it is, as longer, as shorter, in chunks, or with `Expect:
 * 100-continue`.
 */
function post(random: Random): string {
  const [path, type] = random.pick([
    ['/contact', 'application/x-www-form-urlencoded'],
    ['/en/contact', 'application/x-www-form-urlencoded'],
    ['/api/contact', 'application/json'],
    ['/api/revalidate', 'application/json'],
    ['/locales/add/fr/translation', 'application/json'],
    ['/', 'text/plain'],
  ] as const);
  // Never a valid message: its e-mail address is invalid.
  const body =
    type === 'application/json'
      ? '{"name":"a","email":"none","message":""}'
      : `name=a&email=none&message=${'x'.repeat(random.below(20_000))}`;
  const head = `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: ${type}\r\nSec-Fetch-Site: same-origin\r\n`;
  const expectation = random.chance(0.2) ? 'Expect: 100-continue\r\n' : '';
  if (random.chance(0.3)) {
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n`;
    return `${head}${expectation}Transfer-Encoding: chunked\r\n\r\n${chunk}${random.pick(['0\r\n\r\n', '', 'zz\r\n', '0\r\n'])}`;
  }
  const length = body.length + random.pick([0, 0, 0, 40, 100_000, -5]);
  return `${head}${expectation}Content-Length: ${Math.max(0, length)}\r\n\r\n${body}`;
}

function bytes(random: Random, most: number): Buffer {
  const made = Buffer.alloc(random.below(most) + 1);
  for (let at = 0; at < made.length; at += 1) made[at] = random.below(256);
  return made;
}

/**
 * Requests that are answered, and leave the connection open for the next; the number says how
 * often.
 */
const ORDERLY: Record<string, [number, Message]> = {
  'a page that was seen': [12, (random, { seen }) => read(random, random.pick(seen))],
  'an uncached page': [10, (random) => read(random, unseen(random))],
  'a download': [12, (random, { files }) => read(random, random.pick(files))],
  'a picture': [5, (random, { pictures }) => read(random, random.pick(pictures))],
  'a file of the build': [3, (random, { build }) => read(random, random.pick(build))],
  'a document': [
    3,
    (random) =>
      read(
        random,
        random.pick([
          '/sitemap.xml',
          '/robots.txt',
          '/api/events?start=2026-01-01&end=2026-02-01',
          '/healthz',
        ]),
      ),
  ],
};

/** What is refused, or may end the connection. */
const DISORDERLY: Record<string, [number, Message]> = {
  'a form': [10, post],
  CONNECT: [
    5,
    (random) =>
      `CONNECT ${random.pick(['a:1', 'localhost:443', '/'])} HTTP/1.1\r\n${random.chance(0.5) ? HOST : ''}\r\n`,
  ],
  'another protocol': [
    5,
    (random, { seen }) =>
      read(
        random,
        random.pick(seen),
        `Connection: Upgrade\r\nUpgrade: ${random.pick(['websocket', 'h2c', 'TLS/1.0'])}\r\nSec-WebSocket-Key: AAAA\r\n`,
      ),
  ],
  'TLS hello': [3, (random) => Buffer.concat([OPENING_OF_TLS, bytes(random, 300)])],
  'HTTP/2 preface': [3, () => HTTP2_PREFACE],
  'a flood of headers': [
    3,
    (random) =>
      `GET / HTTP/1.1\r\n${HOST}${`X-${random.below(100)}: a\r\n`.repeat(random.below(4000))}\r\n`,
  ],
  'a flood of requests': [
    2,
    (random, { seen }) => read(random, random.pick(seen)).repeat(random.below(120) + 1),
  ],
  'an expectation': [2, (random) => read(random, '/', 'Expect: something\r\n')],
  'a broken head': [
    4,
    (random) =>
      random.pick([
        'GET / HTTP/9.9\r\n\r\n',
        'GET\r\n\r\n',
        '\r\n\r\n',
        'GET / HTTP/1.1\r\nHost localhost\r\n\r\n',
        'DELETE / HTTP/1.1\r\n\r\n',
      ]),
  ],
  'any bytes': [3, (random) => bytes(random, 2000)],
};

const ALL = { ...ORDERLY, ...DISORDERLY };
const tickets = (kinds: Record<string, [number, Message]>): string[] =>
  Object.entries(kinds).flatMap(([name, [often]]) => Array.from({ length: often }, () => name));
const TICKETS = { orderly: tickets(ORDERLY), disorderly: tickets(DISORDERLY), any: tickets(ALL) };

/** A random message of a kind. */
export function message(
  random: Random,
  addresses: Addresses,
  kind: keyof typeof TICKETS,
): { name: string; bytes: Buffer } {
  const name = random.pick(TICKETS[kind]);
  const made = ALL[name]?.[1](random, addresses) ?? '';
  return { name, bytes: typeof made === 'string' ? Buffer.from(made, 'latin1') : made };
}
