import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { foreignHost } from './foreign-host';

/** What the content API answers, whole. */
export interface Passed {
  status: number;
  type: string;
  body: Buffer;
}

/** A call with a fault. */
export interface Exchange {
  path: string;
  response: ServerResponse;
  /** What the call would be answered without the fault. */
  pass: () => Passed;
}

export interface Fault {
  /** Calls fail always, or sometimes. */
  effect: 'fails' | 'flaps';
  /**
   * What a POST comes to: its answer is a 2xx all the same, of which nothing else is read
   * (specification §7); it is known not to be one; or there is no answer.
   */
  posts: 'accepted' | 'refused' | 'unanswered';
  /** Absent: no process listens on the port. */
  answer?: (exchange: Exchange) => Promise<void> | void;
}

const MEGABYTE = Buffer.alloc(1024 * 1024, '{"id":1,"name":"trop"},'.padEnd(32, ' '));
export const JSON_TYPE = 'application/json';
const JSON_HEAD = { 'content-type': JSON_TYPE };

const DEPTH = 100_000;
const wrapped = (before: string, inside: string, after: string): Buffer =>
  Buffer.from(before.repeat(DEPTH) + inside + after.repeat(DEPTH));
const DEEP_MENU = wrapped('[{"id":1,"label":"Niveau","status":1,"child":', '[]', '}]');
const DEEP_RECORD = wrapped('{"data":', '1', '}');
const DEEP_LIST = wrapped('[', '', ']');

/**
 * An answer nested so deep that reading it by recursion overflows the stack, in the form that the
 * call's good answer has.
 */
function deepAnswer(path: string): Buffer {
  if (path === '/api/first-menu') return DEEP_MENU;
  return /\/edit\/|^\/api\/(?:articles|pages|search)$/.test(path) ? DEEP_RECORD : DEEP_LIST;
}

type Answer = NonNullable<Fault['answer']>;

const fails = (posts: Fault['posts'], answer?: Answer): Fault => ({
  effect: 'fails',
  posts,
  ...(answer && { answer }),
});
const error =
  (status: number): Answer =>
  ({ response }) => {
    response.setHeader('retry-after', '30');
    send(response, json(status, { message: 'Server Error' }));
  };
const MAINTENANCE: Passed = {
  status: 200,
  type: 'text/html; charset=UTF-8',
  body: Buffer.from('<!doctype html><h1>Maintenance</h1>'),
};

/** The ways an API fails. */
const ALL_FAULTS = {
  refused: fails('refused'),
  'reset mid-headers': fails('unanswered', ({ response: { socket } }) => {
    socket?.write('HTTP/1.1 200 OK\r\ncontent-type: applica', () => socket.resetAndDestroy());
  }),
  'reset mid-body': fails('accepted', ({ response, pass }) => {
    const { body } = pass();
    response.writeHead(200, { ...JSON_HEAD, 'content-length': body.length + 2 });
    response.write(body.subarray(0, body.length / 2), () => response.socket?.resetAndDestroy());
  }),
  // Never answered: tests the caller's timeout.
  hang: fails('unanswered', () => undefined),
  'slow 10 s': fails('unanswered', async ({ response, pass }) => {
    await setTimeout(10_000, undefined, { ref: false });
    if (!response.destroyed) send(response, pass());
  }),
  trickle: fails('accepted', async ({ response, pass }) => {
    const { body } = pass();
    response.writeHead(200, { ...JSON_HEAD, 'content-length': body.length + 1000 });
    response.flushHeaders();
    for (const byte of body) {
      if (response.destroyed) return;
      response.write(Buffer.of(byte));
      await setTimeout(400, undefined, { ref: false });
    }
  }),
  'status 500': fails('refused', error(500)),
  'status 503': fails('refused', error(503)),
  'status 429': fails('refused', error(429)),
  '200 with HTML': fails('accepted', ({ response }) => send(response, MAINTENANCE)),
  'truncated JSON': fails('accepted', ({ response, pass }) => {
    const { body } = pass();
    const half = body.subarray(0, Math.ceil(body.length / 2));
    send(response, { status: 200, type: JSON_TYPE, body: half });
  }),
  'wrong envelope': fails('accepted', ({ response }) =>
    send(response, json(200, { status: 'error', message: 'Too Many Attempts.' })),
  ),
  '50 MB body': fails('accepted', ({ response }) => sendLarge(response, 50)),
  'depth 100,000': fails('accepted', ({ path, response }) =>
    send(response, { status: 200, type: JSON_TYPE, body: deepAnswer(path) }),
  ),
  redirect: fails('unanswered', async ({ path, response }) => {
    const location = (await foreignHost()).url + path;
    response.writeHead(302, { location, 'content-length': 0 }).end();
  }),
  'flapping 50 %': {
    effect: 'flaps',
    posts: 'accepted',
    answer: ({ response, pass }) => {
      if (Math.random() < 0.5) response.socket?.resetAndDestroy();
      else send(response, pass());
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof ALL_FAULTS;

export const FAULT_NAMES = Object.keys(ALL_FAULTS) as FaultName[];

export function faultOf(name: FaultName): Fault {
  return ALL_FAULTS[name];
}

export function json(status: number, value: unknown, type = JSON_TYPE): Passed {
  return { status, type, body: Buffer.from(JSON.stringify(value)) };
}

export function send(response: ServerResponse, { status, type, body }: Passed): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}

/** An endless list, sent as fast as it is read. The site disconnects long before its end. */
async function sendLarge(response: ServerResponse, megabytes: number): Promise<void> {
  response.writeHead(200, JSON_HEAD);
  const parts = ['[', ...Array.from({ length: megabytes }, () => MEGABYTE), '{"id":2}]'];
  await pipeline(Readable.from(parts), response).catch(() => response.destroy());
}
