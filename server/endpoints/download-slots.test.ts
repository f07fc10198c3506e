import { DownloadSlots, type SlotLimits } from './files';

const NEVER = new AbortController().signal;
const NO_WAIT = { most: 4, maxWait: 0, stalled: 60_000 };

/** Slots taken by these visitors, and the places of those that were ended. */
async function taken(visitors: string[], limits: SlotLimits = NO_WAIT) {
  const slots = new DownloadSlots(limits);
  const ended: number[] = [];
  const all = visitors.map((visitor, place) => ({ visitor, waitingSince: undefined as number | undefined, end: () => ended.push(place) }));
  for (const download of all) await slots.take(download, NEVER);
  const take = (visitor: string) => slots.take({ visitor, end: () => undefined }, NEVER);
  return { slots, ended, take, all };
}

describe('downloads under way', () => {
  test('make room for another visitor at the cost of who has more of them, the oldest first', async () => {
    const { ended, take } = await taken(['b', 'a', 'a', 'a']);
    await take('c');
    expect(ended).toEqual([1]);
    await expect(take('c')).rejects.toThrow('4 downloads are under way');
    expect(ended).toEqual([1]);
  });

  test('are left alone when they are read, and no visitor has more than another', async () => {
    const { ended, take } = await taken(['a', 'b', 'c', 'd']);
    await expect(take('e')).rejects.toThrow('4 downloads are under way');
    expect(ended).toEqual([]);
  });

  test('make room at the cost of a reader who takes nothing, whichever visitor asks', async () => {
    const { all, ended, take } = await taken(['a', 'a', 'a', 'a'], { most: 4, maxWait: 5000, stalled: 20 });
    if (all[2]) all[2].waitingSince = performance.now();
    await take('a');
    expect(ended).toEqual([2]);
  });

  test('give their place back, and who waits gets it', async () => {
    const { all, slots, take } = await taken(['a', 'b', 'c', 'd'], { ...NO_WAIT, maxWait: 10_000 });
    const waiting = take('e');
    if (all[0]) slots.release(all[0]);
    await expect(waiting).resolves.toBeUndefined();
  });
});
