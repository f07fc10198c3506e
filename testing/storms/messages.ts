import type { Random } from '@/testing/fuzz/random';
import { fuzzedRequest } from '@/testing/fuzz/requests';

/** What the site has that can be asked for. */
export interface Addresses {
  /** Screens asked for before the storm. */
  seen: string[];
  files: string[];
  pictures: string[];
  build: string[];
}

const HOST = 'Host: localhost\r\n';
const ENCODINGS = ['', 'Accept-Encoding: br\r\n', 'Accept-Encoding: gzip\r\n'] as const;
const DOCUMENTS = [
  '/sitemap.xml',
  '/robots.txt',
  '/api/events?start=2026-01-01&end=2026-02-01',
  '/healthz',
];
const OPENING_OF_TLS = Buffer.from('16030100f1010000ed0303', 'hex');
const HTTP2_PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0';

/** An address that was asked for never before: a search, a missing item, or one of nothing. */
function unseen(random: Random): string {
  const word = random.next().toString(36).slice(2);
  const missing = `/article/${random.below(1e9) + 1000}`;
  return (
    random.pick(['', '/en', '/ar']) +
    random.pick([`/search?keyword=${word}`, `/toutacticle?search=${word}`, missing, `/${word}`])
  );
}

function read(random: Random, path: string): string {
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD']);
  return `${method} ${path} HTTP/1.1\r\n${HOST}${random.pick(ENCODINGS)}\r\n`;
}

/** A request that is answered, and leaves the connection open for the next. */
export function orderly(random: Random, addresses: Addresses): Buffer {
  const { seen, files, pictures, build } = addresses;
  const kinds = [seen, seen, [unseen(random)], files, files, pictures, build, DOCUMENTS];
  return Buffer.from(read(random, random.pick(random.pick(kinds))), 'latin1');
}

/** What is refused, or may end the connection. */
export function disorderly(random: Random, { seen }: Addresses): Buffer {
  const flood = (): string => read(random, random.pick(seen)).repeat(random.below(120) + 1);
  const headers = `X-${random.below(100)}: a\r\n`.repeat(random.below(4000));
  const bytes = Array.from({ length: random.below(2000) }, () => random.below(256));
  return random.pick([
    ...Array.from({ length: 6 }, () => () => Buffer.from(fuzzedRequest(random), 'latin1')),
    () => Buffer.from(`CONNECT a:1 HTTP/1.1\r\n${random.chance(0.5) ? HOST : ''}\r\n`),
    () => Buffer.from(HTTP2_PREFACE, 'latin1'),
    () => Buffer.from(`GET / HTTP/1.1\r\n${HOST}${headers}\r\n`),
    () => Buffer.from(flood(), 'latin1'),
    () => Buffer.concat([OPENING_OF_TLS, Buffer.from(bytes)]),
    () => Buffer.from(bytes),
  ])();
}
