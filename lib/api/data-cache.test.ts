import { jest } from '@jest/globals';
import { type CacheEntry, cached, loaded, type Loaded } from './data-cache';
import { noteFailure, noteSuccess } from './call-status';
import { TIMED_OUT, UnavailableError } from '@/lib/runtime/transport';
import { invalidatedTags } from './invalidated-tags';
import { parseShared } from './parse-shared';

const DAY = 86_400_000;

const parse = (body: unknown): string => String(body);
/** A cached text under a key, asked for in this way. */
const keep = (
  key: string,
  tags: string[],
  load: () => Promise<Loaded<string>>,
): Promise<CacheEntry<string>> => cached({ key, tags, parse, load });
const invalidate = (tags: string[]): void => invalidatedTags.invalidate(tags);
const found = (value: string): Promise<Loaded<string>> => Promise.resolve(loaded(value, value));
const gone = (): Promise<Loaded<string>> => Promise.resolve(loaded<string>(null, undefined));
const failing = (): Promise<never> => Promise.reject(new Error('status 500'));
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 40));

let number = 0;
/** A key no other test uses. */
const newKey = (): string => `test-${(number += 1)}`;

describe('the data cache', () => {
  beforeAll(() => {
    process.env['CONTENT_FRESH_SECONDS'] = '0.03';
  });

  test('tells by the entity tag whether an answer is what it was', async () => {
    const key = newKey();
    const { etag } = await keep(key, ['menu'], () => found('first'));
    invalidate(['menu']);
    expect((await keep(key, ['menu'], () => found('first'))).etag).toBe(etag);
    invalidate(['menu']);
    expect((await keep(key, ['menu'], () => found('second'))).etag).not.toBe(etag);
  });

  test('asks once while an answer is fresh', async () => {
    const key = newKey();
    await keep(key, [], () => found('first'));
    expect(await keep(key, [], () => found('second'))).toMatchObject({ value: 'first' });
  });

  test('hands out a stale answer and refreshes it behind the visitor', async () => {
    const key = newKey();
    await keep(key, [], () => found('first'));
    await soon();
    expect(await keep(key, [], () => found('second'))).toMatchObject({ value: 'first' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await keep(key, [], failing)).toMatchObject({ value: 'second' });
  });

  test('keeps the last good answer while the API fails', async () => {
    const key = newKey();
    await keep(key, [], () => found('good'));
    for (let visit = 0; visit < 3; visit += 1) {
      await soon();
      expect(await keep(key, [], failing)).toMatchObject({ value: 'good' });
    }
  });

  test.each([true, false])(
    'keeps it for seven days, and not for longer, also an empty list that is said otherwise: %s',
    async (isFound) => {
      const key = newKey();
      await keep(key, [], () => Promise.resolve(loaded('good', 'good', isFound)));
      const now = performance.now();
      const clock = jest.spyOn(performance, 'now');
      try {
        clock.mockReturnValue(now + 6.9 * DAY);
        expect(await keep(key, [], failing)).toMatchObject({ value: 'good' });
        clock.mockReturnValue(now + 7.1 * DAY);
        await expect(keep(key, [], failing)).rejects.toThrow('status 500');
      } finally {
        clock.mockRestore();
      }
    },
  );

  test('rejects with the call’s own error when there is nothing to show', async () => {
    await expect(keep(newKey(), [], failing)).rejects.toThrow('status 500');
  });

  test('makes one call for all who ask at the same time', async () => {
    const key = newKey();
    let calls = 0;
    const load = async (): Promise<Loaded<string>> => {
      calls += 1;
      await soon();
      return loaded('one', 'one');
    };
    await Promise.all(Array.from({ length: 25 }, () => keep(key, [], load)));
    expect(calls).toBe(1);
  });

  test('lets an item that no longer exists replace a good answer', async () => {
    const key = newKey();
    await keep(key, [], () => found('good'));
    const begun = performance.now();
    const clock = jest.spyOn(performance, 'now');
    const visit = async (seconds: number): Promise<string | undefined> => {
      clock.mockReturnValue(begun + seconds * 1000);
      await keep(key, [], gone);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return (await keep(key, [], gone)).value;
    };
    try {
      // A server that is being set up answers that to everything: once is not enough, nor while it
      // shows nothing else.
      expect([await visit(1), await visit(5)]).toEqual(['good', 'good']);
      noteSuccess({ template: '/api/other' }, begun);
      expect(await visit(9)).toBeUndefined();
    } finally {
      clock.mockRestore();
    }
  });

  test('waits a second for a call that had no answer before', async () => {
    const key = newKey();
    const silent = (): Promise<never> =>
      Promise.reject(new UnavailableError('no answer in time', { code: TIMED_OUT }));
    await expect(keep(key, [], silent)).rejects.toThrow('no answer in time');
    await expect(keep(key, [], () => new Promise(() => undefined))).rejects.toThrow(
      'no answer within 1000 ms',
    );
    await expect(keep(newKey(), [], failing)).rejects.toThrow('status 500');
  });

  test('waits for two calls at most: a list that is sent in pages is read on behind', async () => {
    const key = newKey();
    jest.useFakeTimers();
    try {
      const load = (): Promise<Loaded<string>> =>
        new Promise((resolve) => setTimeout(() => resolve(loaded('all', 'all')), 20_000));
      const first = keep(key, [], load).catch(String);
      await jest.advanceTimersByTimeAsync(20_000);
      expect(await first).toContain('no answer within 6000 ms');
      expect(await keep(key, [], failing)).toMatchObject({ value: 'all' });
    } finally {
      jest.useRealTimers();
    }
  });

  test('asks again for an item that did not exist some time ago', async () => {
    const key = newKey();
    await keep(key, [], gone);
    expect((await keep(key, [], () => found('published'))).value).toBeUndefined();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    try {
      expect(await keep(key, [], () => found('published'))).toMatchObject({ value: 'published' });
    } finally {
      clock.mockRestore();
    }
  });

  test('asks again before it shows an answer an editor has changed', async () => {
    const key = newKey();
    await keep(key, ['article', 'article:7'], () => found('old'));
    invalidate(['article:7']);
    expect(await keep(key, ['article', 'article:7'], () => found('new'))).toMatchObject({
      value: 'new',
    });
  });

  test('keeps the last good answer when a changed one cannot be asked for', async () => {
    const key = newKey();
    await keep(key, ['article:8'], () => found('old'));
    invalidate(['article:8']);
    expect(await keep(key, ['article:8'], failing)).toMatchObject({ value: 'old' });
  });

  test('makes one call for all who ask at the same time, also when it fails', async () => {
    const key = newKey();
    let calls = 0;
    const load = async (): Promise<Loaded<string>> => {
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
      expect(await keep(key, [], load)).toMatchObject({ value: 'good' });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(calls).toBe(1);
  });

  test('takes "does not exist" for no more than it is worth while other calls fail', async () => {
    const key = newKey();
    await keep(key, ['article:9'], () => found('good'));
    await soon();
    noteFailure({ template: '/api/other' }, Date.now(), {
      kind: 'unavailable',
      reason: 'status 500',
    });
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await keep(key, ['article:9'], gone)).toMatchObject({ value: 'good' });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    invalidate(['article:9']);
    await keep(key, ['article:9'], gone);
    await new Promise((resolve) => setTimeout(resolve, 5));
    // Invalidated by an editor: the answer now counts.
    expect((await keep(key, ['article:9'], gone)).value).toBeUndefined();
  });

  test('waits for no changed answer while the API fails', async () => {
    const key = newKey();
    await keep(key, ['article:10'], () => found('old'));
    for (const template of ['/api/other', '/api/third'] as const)
      noteFailure({ template }, Date.now(), { kind: 'unavailable', reason: 'status 500' });
    invalidate(['article:10']);
    expect(await keep(key, ['article:10'], () => new Promise(() => undefined))).toMatchObject({
      value: 'old',
    });
  });

  test('asks anew when an editor changes what is just being asked for', async () => {
    const key = newKey();
    let answer: (loaded: Loaded<string>) => void = () => undefined;
    const first = keep(
      key,
      ['article:11'],
      () => new Promise<Loaded<string>>((resolve) => (answer = resolve)),
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    invalidate(['article:11']);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await keep(key, ['article:11'], () => found('new'))).toMatchObject({ value: 'new' });
    answer(loaded('from before', 'from before'));
    await first;
    expect(await keep(key, ['article:11'], () => found('newest'))).not.toMatchObject({
      value: 'from before',
    });
  });

  test('has the same entity tag for the same content', async () => {
    const key = newKey();
    const first = await keep(key, ['menu'], () => found('same'));
    await soon();
    const second = await keep(key, ['menu'], () => found('same'));
    expect(second.etag).toBe(first.etag);
    expect((await keep(newKey(), [], () => found('other'))).etag).not.toBe(first.etag);
  });
});

describe('a JSON text of the cache', () => {
  const answer = { value: { at: 1, found: true, data: [{ name: 'a' }] } };
  const text = JSON.stringify(answer);

  test('is read as it was written', () => expect(parseShared(text)).toEqual(answer));

  test('gives the same object for the same text', () => {
    expect(parseShared(JSON.stringify({ ...answer }))).toBe(parseShared(text));
    expect(parseShared(JSON.stringify({ value: 2 }))).not.toBe(parseShared(text));
  });

  test('gives what pages share, which cannot be changed', () => {
    const read = parseShared(text) as typeof answer;
    expect(() => read.value.data.push({ name: 'b' })).toThrow(TypeError);
  });
});
