import { runOutsideContext } from '@/lib/runtime/outside-context';

const PARTS = 10;

/**
 * A signal that aborts after so many milliseconds in which the event loop could have delivered an answer. A blocked event loop counts as one tenth
 * of the time at most: the answer may already be in the socket's buffer, and our own load must not look like an API that does not answer.
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  let partsLeft = PARTS;
  const startPart = (): void => void setTimeout(endPart, milliseconds / PARTS).unref();
  const endPart = (): void => {
    partsLeft -= 1;
    if (partsLeft > 0) startPart();
    else controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  };
  runOutsideContext(startPart);
  return controller.signal;
}
