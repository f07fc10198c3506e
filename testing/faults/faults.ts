import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { deepAnswer, withBadItem } from './bad-answers';
import { send, type Passed } from './passed';
import { foreignHost } from './foreign-host';

/** A call with a fault. */
export interface Exchange {
  path: string;
  response: ServerResponse;
  /** Asks the content API itself. */
  pass: () => Promise<Passed>;
}

export interface Fault {
  /**
   * Effect of a fault on calls: always failing, sometimes failing, or an answer with one bad item.
   */
  effect: 'fails' | 'flaps' | 'one bad item';
  /**
   * What a POST comes to: its answer is a 2xx all the same, of which nothing else is read
   * (specification §7); it is known not to be one; or there is no answer.
   */
  posts: 'accepted' | 'refused' | 'unanswered';
  /** No process listens on the port. */
  isRefused?: boolean;
  answer?: (exchange: Exchange) => Promise<void> | void;
}

const MEGABYTE = Buffer.alloc(1024 * 1024, '{"id":1,"name":"trop"},'.padEnd(32, ' '));
const JSON_HEAD = { 'content-type': 'application/json' };

/** The ways an API fails. */
export const FAULTS = {
  refused: { effect: 'fails', posts: 'refused', isRefused: true },
  'reset mid-headers': {
    effect: 'fails',
    posts: 'unanswered',
    answer: ({ response: { socket } }) => {
      socket?.write('HTTP/1.1 200 OK\r\ncontent-type: applica', () => socket.resetAndDestroy());
    },
  },
  'reset mid-body': {
    effect: 'fails',
    posts: 'accepted',
    answer: async ({ response, pass }) => {
      const { body } = await pass();
      response.writeHead(200, { ...JSON_HEAD, 'content-length': body.length + 2 });
      response.write(body.subarray(0, body.length / 2), () => response.socket?.resetAndDestroy());
    },
  },
  // Never answered: tests the caller's timeout.
  hang: { effect: 'fails', posts: 'unanswered', answer: () => undefined },
  'slow 10 s': {
    effect: 'fails',
    posts: 'unanswered',
    answer: async ({ response, pass }) => {
      await setTimeout(10_000, undefined, { ref: false });
      if (!response.destroyed) send(response, await pass());
    },
  },
  trickle: {
    effect: 'fails',
    posts: 'accepted',
    answer: async ({ response, pass }) => {
      const { body } = await pass();
      response.writeHead(200, { ...JSON_HEAD, 'content-length': body.length + 1000 });
      response.flushHeaders();
      for (const byte of body) {
        if (response.destroyed) return;
        response.write(Buffer.of(byte));
        await setTimeout(400, undefined, { ref: false });
      }
    },
  },
  'status 500': {
    effect: 'fails',
    posts: 'refused',
    answer: ({ response }) => sendError(response, 500),
  },
  'status 503': {
    effect: 'fails',
    posts: 'refused',
    answer: ({ response }) => sendError(response, 503),
  },
  'status 429': {
    effect: 'fails',
    posts: 'refused',
    answer: ({ response }) => sendError(response, 429),
  },
  '200 with HTML': {
    effect: 'fails',
    posts: 'accepted',
    answer: ({ response }) =>
      send(response, {
        status: 200,
        type: 'text/html; charset=UTF-8',
        body: Buffer.from('<!doctype html><h1>Maintenance</h1>'),
      }),
  },
  'truncated JSON': {
    effect: 'fails',
    posts: 'accepted',
    answer: async ({ response, pass }) => {
      const { body } = await pass();
      send(response, {
        status: 200,
        type: 'application/json',
        body: body.subarray(0, Math.ceil(body.length / 2)),
      });
    },
  },
  'wrong envelope': {
    effect: 'fails',
    posts: 'accepted',
    answer: ({ response }) =>
      send(response, json(200, { status: 'error', message: 'Too Many Attempts.' })),
  },
  'one bad item': {
    effect: 'one bad item',
    posts: 'accepted',
    answer: async ({ response, pass }) => send(response, withBadItem(await pass())),
  },
  '50 MB body': {
    effect: 'fails',
    posts: 'accepted',
    answer: ({ response }) => sendLarge(response, 50),
  },
  'depth 100,000': {
    effect: 'fails',
    posts: 'accepted',
    answer: ({ path, response }) =>
      send(response, { status: 200, type: 'application/json', body: deepAnswer(path) }),
  },
  redirect: {
    effect: 'fails',
    posts: 'unanswered',
    answer: async ({ path, response }) => {
      response
        .writeHead(302, { location: (await foreignHost()).url + path, 'content-length': 0 })
        .end();
    },
  },
  'flapping 50 %': {
    effect: 'flaps',
    posts: 'accepted',
    answer: async ({ response, pass }) => {
      if (Math.random() < 0.5) response.socket?.resetAndDestroy();
      else send(response, await pass());
    },
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

export function faultOf(name: FaultName): Fault {
  return FAULTS[name];
}

function json(status: number, value: unknown): Passed {
  return { status, type: 'application/json', body: Buffer.from(JSON.stringify(value)) };
}

function sendError(response: ServerResponse, status: number): void {
  response.setHeader('retry-after', '30');
  send(response, json(status, { message: 'Server Error' }));
}

/** An endless list, sent as fast as it is read. The site disconnects long before its end. */
async function sendLarge(response: ServerResponse, megabytes: number): Promise<void> {
  response.writeHead(200, JSON_HEAD);
  const parts = ['[', ...Array.from({ length: megabytes }, () => MEGABYTE), '{"id":2}]'];
  await pipeline(Readable.from(parts), response).catch(() => response.destroy());
}
