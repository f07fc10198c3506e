import { runOutsideContext } from '@/lib/runtime/outside-context';

/** A time is counted in so many parts. */
const PARTS = 10;

/**
 * Aborts after so many milliseconds in which this process could have heard an answer. While it is busy with something else it hears nothing,
 * and an answer may lie in its own socket: such a standstill counts as one part of the time at most, so that our own load never looks like
 * silence of the API.
 */
export function patienceOf(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  let left = PARTS;
  const begin = (): void => void setTimeout(end, milliseconds / PARTS).unref();
  const end = (): void => {
    left -= 1;
    if (left > 0) begin();
    else controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  };
  runOutsideContext(begin);
  return controller.signal;
}
