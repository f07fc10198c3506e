import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@/testing/fuzz/random';
import { disorderly, orderly, type Addresses } from './messages';

/** How a connection ends, from the client's side. */
const ENDINGS = [
  'reset',
  'reset',
  'cut',
  'half-closed',
  'half-closed and reset',
  'read to the end',
  'read to the end',
  'slow reader',
  'no reader',
] as const;
type Ending = (typeof ENDINGS)[number];

const MOST_MESSAGES = 8;
const MOST_SEGMENTS = 5;
/** So long is what comes back listened to. */
const LISTENED_MILLISECONDS = 1000;
const SLOW_READS = 8;

/** All that one connection does, decided before it is opened: the same for the same seed. */
export interface Script {
  names: string[];
  segments: { bytes: Buffer; pause: number }[];
  ending: Ending;
  /** What comes back is not read before everything is sent. */
  isDeaf: boolean;
  /** Before it ends. */
  pause: number;
}

export function writeScript(random: Random, addresses: Addresses): Script {
  const messages = conversation(random, addresses);
  const whole = Buffer.concat(messages);
  const sent = random.chance(0.3) ? whole.subarray(0, random.below(whole.length + 1)) : whole;
  const cuts = [
    0,
    ...random.times(MOST_SEGMENTS - 1, () => random.below(sent.length + 1)),
    sent.length,
  ].sort((a, b) => a - b);
  const segments = cuts.slice(1).map((end, index) => ({
    bytes: sent.subarray(cuts[index] ?? 0, end),
    pause: random.chance(0.5) ? 0 : random.below(30),
  }));
  return {
    names: messages.map((bytes) => bytes.toString('latin1', 0, 60).split('\r\n')[0] ?? ''),
    segments,
    ending: random.pick(ENDINGS),
    isDeaf: random.chance(0.2),
    pause: random.chance(0.4) ? 0 : random.below(200),
  };
}

/**
 * Requests in good order, with something else behind them or not, or anything: what comes first
 * decides how far the site gets.
 */
function conversation(random: Random, addresses: Addresses): Buffer[] {
  const isOrderly = random.chance(0.7);
  const messages = Array.from({ length: 1 + random.below(MOST_MESSAGES) }, () =>
    isOrderly || random.chance(0.5) ? orderly(random, addresses) : disorderly(random, addresses),
  );
  return isOrderly && random.chance(0.5) ? [...messages, disorderly(random, addresses)] : messages;
}

/** Does what the script says. Resolves with what came back: the status lines, in their order. */
export async function play(
  { segments, ending, isDeaf, pause }: Script,
  port: number,
): Promise<number[]> {
  const statuses: number[] = [];
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  // The site may end it at any time, in any way.
  socket.on('error', () => socket.destroy());
  // Half open: nothing closes it but this side.
  const closed = new Promise<void>((resolve) => socket.once('close', resolve).once('end', resolve));
  const opened = new Promise<void>((resolve) => socket.once('connect', resolve));
  await Promise.race([opened, closed]);
  socket.on('data', (chunk: Buffer) => {
    for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 ([1-5]\d\d) [A-Z]/g))
      statuses.push(Number(status));
  });
  if (isDeaf || ending === 'no reader') socket.pause();
  for (const { bytes, pause } of segments) {
    if (socket.writable) socket.write(bytes);
    if (pause > 0) await wait(pause);
  }
  if (ending !== 'no reader') socket.resume();
  if (pause > 0) await Promise.race([wait(pause), closed]);
  await end(socket, ending, closed);
  return statuses;
}

async function end(socket: Socket, ending: Ending, closed: Promise<void>): Promise<void> {
  if (ending.startsWith('half-closed')) socket.end();
  switch (ending) {
    case 'reset':
      return void socket.resetAndDestroy();
    case 'half-closed and reset':
      await Promise.race([wait(LISTENED_MILLISECONDS / 10), closed]);
      return void socket.resetAndDestroy();
    case 'slow reader':
      for (let reads = 0; reads < SLOW_READS && !socket.destroyed; reads += 1) {
        socket.pause();
        await Promise.race([wait(LISTENED_MILLISECONDS / SLOW_READS), closed]);
        socket.resume();
      }
      return void socket.destroy();
    case 'cut':
      return void socket.destroy();
    case 'half-closed':
    case 'read to the end':
    case 'no reader':
      await Promise.race([wait(LISTENED_MILLISECONDS), closed]);
      return void socket.destroy();
  }
}
