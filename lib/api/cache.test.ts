import { jest } from '@jest/globals';
import type { Kept } from './answers';
import { keep } from './cache';
import { forget } from './forgotten';
import { noteFailure } from './health';

const DAY = 86_400_000;

const found = (data: string): Promise<Kept<string>> => Promise.resolve({ found: true, data, at: Date.now() });
const failing = (): Promise<never> => Promise.reject(new Error('status 500'));
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 40));

let number = 0;
/** A key no other test uses. */
const newKey = (): string => `test-${(number += 1)}`;

describe('the data cache', () => {
  beforeAll(() => {
    process.env['CONTENT_FRESH_SECONDS'] = '0.03';
  });

  test('asks once while an answer is fresh', async () => {
    const key = newKey();
    await keep(key, [], () => found('first'));
    expect(await keep(key, [], () => found('second'))).toMatchObject({ found: true, data: 'first' });
  });

  test('hands out a stale answer and refreshes it behind the visitor', async () => {
    const key = newKey();
    await keep(key, [], () => found('first'));
    await soon();
    expect(await keep(key, [], () => found('second'))).toMatchObject({ found: true, data: 'first' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await keep(key, [], failing)).toMatchObject({ found: true, data: 'second' });
  });

  test('keeps the last good answer while the API fails', async () => {
    const key = newKey();
    await keep(key, [], () => found('good'));
    for (let visit = 0; visit < 3; visit += 1) {
      await soon();
      expect(await keep(key, [], failing)).toMatchObject({ found: true, data: 'good' });
    }
  });

  test('keeps it for seven days, and not for longer', async () => {
    const key = newKey();
    await keep(key, [], () => found('good'));
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(now + 6.9 * DAY);
      expect(await keep(key, [], failing)).toMatchObject({ found: true, data: 'good' });
      clock.mockReturnValue(now + 7.1 * DAY);
      await expect(keep(key, [], failing)).rejects.toThrow('status 500');
    } finally {
      clock.mockRestore();
    }
  });

  test('rejects with the call’s own error when there is nothing to show', async () => {
    await expect(keep(newKey(), [], failing)).rejects.toThrow('status 500');
  });

  test('makes one call for all who ask at the same time', async () => {
    const key = newKey();
    let calls = 0;
    const load = async (): Promise<Kept<string>> => {
      calls += 1;
      await soon();
      return { found: true, data: 'one', at: Date.now() };
    };
    await Promise.all(Array.from({ length: 25 }, () => keep(key, [], load)));
    expect(calls).toBe(1);
  });

  test('lets an item that no longer exists replace a good answer', async () => {
    const key = newKey();
    await keep(key, [], () => found('good'));
    await soon();
    const gone = (): Promise<Kept<string>> => Promise.resolve({ found: false, at: Date.now() });
    await keep(key, [], gone);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await keep(key, [], gone)).found).toBe(false);
  });

  test('asks again for an item that did not exist some time ago', async () => {
    const key = newKey();
    await keep(key, [], () => Promise.resolve({ found: false, at: Date.now() - 60_000 }));
    expect(await keep(key, [], () => found('published'))).toMatchObject({ found: true, data: 'published' });
  });

  test('asks again before it shows an answer an editor has changed', async () => {
    const key = newKey();
    await keep(key, ['article', 'article:7'], () => found('old'));
    forget(['article:7']);
    expect(await keep(key, ['article', 'article:7'], () => found('new'))).toMatchObject({ found: true, data: 'new' });
  });

  test('keeps the last good answer when a changed one cannot be asked for', async () => {
    const key = newKey();
    await keep(key, ['article:8'], () => found('old'));
    forget(['article:8']);
    expect(await keep(key, ['article:8'], failing)).toMatchObject({ found: true, data: 'old' });
  });

  test('makes one call for all who ask at the same time, also when it fails', async () => {
    const key = newKey();
    let calls = 0;
    const load = async (): Promise<Kept<string>> => {
      calls += 1;
      await soon();
      throw new Error('status 500');
    };
    const asked = await Promise.allSettled(Array.from({ length: 200 }, () => keep(key, [], load)));
    expect(asked.every(({ status }) => status === 'rejected')).toBe(true);
    expect(calls).toBe(1);
  });

  test('does not ask again at once for what has just failed, while there is a last good answer', async () => {
    const key = newKey();
    await keep(key, [], () => found('good'));
    await soon();
    let calls = 0;
    const load = (): Promise<never> => {
      calls += 1;
      return failing();
    };
    for (let visit = 0; visit < 5; visit += 1) {
      expect(await keep(key, [], load)).toMatchObject({ data: 'good' });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(calls).toBe(1);
  });

  test('takes "does not exist" for no more than it is worth while other calls fail', async () => {
    const key = newKey();
    await keep(key, ['article:9'], () => found('good'));
    await soon();
    noteFailure('/api/other');
    const gone = (): Promise<Kept<string>> => Promise.resolve({ found: false, at: Date.now() });
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await keep(key, ['article:9'], gone)).toMatchObject({ data: 'good' });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    forget(['article:9']);
    await keep(key, ['article:9'], gone);
    await new Promise((resolve) => setTimeout(resolve, 5));
    // The editor said so: now it is believed.
    expect((await keep(key, ['article:9'], gone)).found).toBe(false);
  });

  test('waits for no changed answer while the API fails', async () => {
    const key = newKey();
    await keep(key, ['article:10'], () => found('old'));
    noteFailure('/api/other');
    forget(['article:10']);
    expect(await keep(key, ['article:10'], () => new Promise(() => undefined))).toMatchObject({ data: 'old' });
  });

  test('asks anew when an editor changes what is just being asked for', async () => {
    const key = newKey();
    let answer: (kept: Kept<string>) => void = () => undefined;
    const first = keep(key, ['article:11'], () => new Promise<Kept<string>>((resolve) => (answer = resolve)));
    const at = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 5));
    forget(['article:11']);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await keep(key, ['article:11'], () => found('new'))).toMatchObject({ data: 'new' });
    answer({ found: true, data: 'from before', at });
    await first;
    expect(await keep(key, ['article:11'], () => found('newest'))).not.toMatchObject({ data: 'from before' });
  });
});
