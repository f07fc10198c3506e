import { setTimeout } from 'node:timers/promises';
import { onGlobal } from '@/lib/runtime/global-instance';

/** People need longer than this to fill in a form; a programme does not. */
const LEAST_OPEN_MILLISECONDS = 3000;
const LONGEST_DELAY_MILLISECONDS = 2000;
/** A form without scripts cannot say how long it was open: everyone waits a little. */
export const PLAIN_FORM_DELAY = 1000;
/** Messages that wait at one time. Past that they are sent at once: the limits by the hour hold programmes back. */
const MAX_WAITING = 50;

const waiting = onGlobal('contact-waiting', () => ({ count: 0 }));

/** How long a message sent by a script waits, by the milliseconds its form says it was open. Nothing said is no time at all. */
export function delayAfter(openFor: string | null): number {
  const open = openFor !== null && /^\d{1,15}$/.test(openFor) ? Number(openFor) : 0;
  return Math.max(0, Math.min(LONGEST_DELAY_MILLISECONDS, LEAST_OPEN_MILLISECONDS - open));
}

/** Lets a message wait; never refuses it. */
export async function hold(milliseconds: number): Promise<void> {
  if (milliseconds <= 0 || waiting.count >= MAX_WAITING) return;
  waiting.count += 1;
  try {
    await setTimeout(milliseconds);
  } finally {
    waiting.count -= 1;
  }
}
