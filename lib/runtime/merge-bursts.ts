import { sleep } from './retry';

interface Batch {
  items: Set<string>;
  done: Promise<void>;
}

/**
 * The same work, begun at most once per interval: at once when the last was longer ago, otherwise together for all items given meanwhile.
 * Resolves when the work with these items is done.
 */
export function mergeBursts(work: (items: string[]) => Promise<void>, interval: number): (items: string[]) => Promise<void> {
  let waiting: Batch | undefined;
  let begunAt = 0;
  const begin = async (items: Set<string>): Promise<void> => {
    await sleep(Math.max(0, begunAt + interval - Date.now()));
    waiting = undefined;
    begunAt = Date.now();
    await work([...items]);
  };
  return (items) => {
    if (!waiting) {
      const batch = new Set<string>();
      waiting = { items: batch, done: begin(batch) };
    }
    for (const item of items) waiting.items.add(item);
    return waiting.done;
  };
}
