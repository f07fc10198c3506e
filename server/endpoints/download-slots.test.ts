import { DownloadSlots, type SlotLimits } from './files';

const NEVER = new AbortController().signal;
const NO_WAIT = { most: 4, maxWait: 0, stalled: 60_000 };

/** Slots taken by these visitors, and whose were ended. */
async function taken(visitors: string[], limits: Partial<SlotLimits> = NO_WAIT) {
  const slots = new DownloadSlots(limits);
  const ended: string[] = [];
  const take = (visitor: string) => slots.take(visitor, () => ended.push(visitor), NEVER);
  const all = [];
  for (const visitor of visitors) all.push(await take(visitor));
  return { slots, ended, take, all };
}

describe('downloads under way', () => {
  test('make room for another visitor at the cost of who has most of them, the slowest first', async () => {
    const { all, ended, take } = await taken(['a', 'b', 'a', 'a']);
    all[0]?.taken(1000);
    all[3]?.taken(1000);
    await take('c');
    expect(ended).toEqual(['a']);
    await expect(take('c')).rejects.toThrow('4 downloads are under way');
    expect(ended).toEqual(['a']);
  });

  test('are left alone when they are fast, and no visitor has more than another', async () => {
    const { all, ended, take } = await taken(['a', 'b', 'c', 'd'], { ...NO_WAIT, slowAfter: 0, slow: 10 });
    for (const slot of all) slot.taken(1_000_000);
    await expect(take('e')).rejects.toThrow('4 downloads are under way');
    expect(ended).toEqual([]);
  });

  test('make room at the cost of the slowest when it is very slow', async () => {
    const { all, ended, take } = await taken(['a', 'b', 'c', 'd'], { ...NO_WAIT, slowAfter: 0, slow: 10_000 });
    for (const slot of all.slice(1)) slot.taken(1_000_000_000);
    await take('e');
    expect(ended).toEqual(['a']);
  });

  test('make room at the cost of a reader who takes nothing, whichever visitor asks', async () => {
    const { all, ended, take } = await taken(['a', 'a', 'a', 'a'], { most: 4, maxWait: 5000, stalled: 20 });
    all[2]?.offered();
    await take('a');
    expect(ended).toEqual(['a']);
  });

  test('give their place back, and who waits gets it', async () => {
    const { all, slots, take } = await taken(['a', 'b', 'c', 'd'], { most: 4, maxWait: 10_000 });
    const waiting = take('e');
    const first = all[0];
    if (first) slots.release(first);
    await expect(waiting).resolves.toMatchObject({ visitor: 'e' });
  });
});
