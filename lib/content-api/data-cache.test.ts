import { jest } from '@jest/globals';
import { registry } from '@/lib/platform/metrics';
import { createRequestContext, runInContext } from '@/lib/platform/request-context';
import { UnavailableError } from '@/lib/platform/transport';
import { loadedResponse, parseFrozen, type CacheEntry, type LoadedResponse } from './cache-entries';
import { apiCircuit } from './circuit-breaker';
import { cached } from './data-cache';
import { invalidatedTags } from './invalidated-tags';

const parse = (body: unknown): string => String(body);
/** A cached text under a key, asked for in this way. */
const keep = (
  key: string,
  tags: string[],
  load: () => Promise<LoadedResponse<string>>,
): Promise<CacheEntry<string>> => cached({ key, tags, parse, load });
const invalidate = (tags: string[]): void => invalidatedTags.invalidate(tags);
const found = (value: string): Promise<LoadedResponse<string>> =>
  Promise.resolve(loadedResponse(value, value));
const gone = (): Promise<LoadedResponse<string>> =>
  Promise.resolve(loadedResponse<string>(null, undefined));
const failing = (): Promise<never> => Promise.reject(new Error('status 500'));
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 40));

/** Runs work on a clock that stands still but for `pass`. */
async function withClock(work: (pass: (seconds: number) => void) => Promise<void>): Promise<void> {
  const begun = performance.now();
  let passed = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => begun + passed * 1000);
  try {
    await work((seconds) => void (passed += seconds));
  } finally {
    clock.mockRestore();
  }
}

let number = 0;
/** A key no other test uses. */
const newKey = (): string => `test-${(number += 1)}`;

describe('the data cache', () => {
  beforeAll(() => {
    process.env['CONTENT_FRESH_SECONDS'] = '0.03';
    process.env['EMBEDDED_API_URL'] = 'http://127.0.0.1:9';
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

  test('keeps the last good answer while the API fails, and tells its age by the route that shows it', async () => {
    const key = newKey();
    await keep(key, [], () => found('good'));
    for (let visit = 0; visit < 3; visit += 1) {
      await soon();
      const shown = runInContext(createRequestContext({ route: 'articles' }), () =>
        keep(key, [], failing),
      );
      expect(await shown).toMatchObject({ value: 'good' });
    }
    const metric = await registry.getSingleMetric('site_oldest_stale_seconds')?.get();
    const { value } = metric?.values.find(({ labels }) => labels.route === 'articles') ?? {};
    expect(value).toBeGreaterThan(0.1);
  });

  test('rejects with the call’s own error when there is nothing to show', async () => {
    await expect(keep(newKey(), [], failing)).rejects.toThrow('status 500');
  });

  test('an item that no longer exists replaces a good answer at the next check, whatever else is asked', async () => {
    const key = newKey();
    await keep(key, [], () => found('good'));
    await soon();
    await keep(key, [], gone);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await keep(key, [], failing)).value).toBeUndefined();
  });

  test('asks again for an item that did not exist half a minute ago', async () => {
    const key = newKey();
    await keep(key, [], gone);
    expect((await keep(key, [], () => found('published'))).value).toBeUndefined();
    await withClock(async (pass) => {
      pass(31);
      expect(await keep(key, [], () => found('published'))).toMatchObject({ value: 'published' });
    });
  });

  test('asks again before it shows an answer an editor has changed', async () => {
    const key = newKey();
    await keep(key, ['article', 'article:7'], () => found('old'));
    invalidate(['article:7']);
    expect(await keep(key, ['article', 'article:7'], () => found('new'))).toMatchObject({
      value: 'new',
    });
  });

  test.each(['fulfilled', 'rejected'])(
    'makes one call for all who ask at the same time (%s)',
    async (outcome) => {
      const key = newKey();
      let calls = 0;
      const load = async (): Promise<LoadedResponse<string>> => {
        calls += 1;
        await soon();
        return outcome === 'rejected' ? failing() : found('one');
      };
      const asked = Array.from({ length: 200 }, () => keep(key, [], load));
      for (const { status } of await Promise.allSettled(asked)) expect(status).toBe(outcome);
      expect(calls).toBe(1);
    },
  );

  test('waits a second for an answer newer than a minute-old one, and not at all while its call or the API fails', async () => {
    const key = newKey();
    const hanging = (): Promise<never> => new Promise(() => undefined);
    const isWaiting = async (): Promise<boolean> => {
      const visit = keep(key, [], hanging);
      const first = await Promise.race([visit, soon().then(() => undefined)]);
      expect(await visit).toMatchObject({ value: 'good' });
      return first === undefined;
    };
    await keep(key, [], () => found('good'));
    await withClock(async (pass) => {
      pass(100);
      expect(await keep(key, [], failing)).toMatchObject({ value: 'good' });
      pass(4);
      expect(await isWaiting()).toBe(false);
    });
    await withClock(async (pass) => {
      pass(200);
      expect(await isWaiting()).toBe(true);
      for (let call = 0; call < 3; call += 1)
        apiCircuit().failed('/api/x', 'unreachable', performance.now());
      expect(await isWaiting()).toBe(false);
      apiCircuit().succeeded();
    });
  });

  test.each([
    [429, 60_000, 60],
    [429, 3_600_000, 300],
    [503, 60_000, 8],
    [500, 60_000, 0],
  ])(
    'after status %i with a Retry-After of %i ms an address is not called for %i s, with or without a good answer',
    async (status, retryAfter, seconds) => {
      for (const hasLast of [true, false]) {
        const [key, tag] = [newKey(), newKey()];
        let calls = 0;
        const visit = (): Promise<unknown> =>
          keep(key, [tag], () => {
            calls += 1;
            return Promise.reject(new UnavailableError(`status ${status}`, { status, retryAfter }));
          }).then(({ value }) => value, String);
        const shown = hasLast ? 'good' : `UnavailableError: status ${status}`;
        if (hasLast) await keep(key, [tag], () => found('good'));
        await soon();
        await withClock(async (pass) => {
          expect(await visit()).toBe(shown);
          // Without Retry-After a failed call rests for three seconds while there is a good answer.
          const rest = Math.max(seconds, hasLast ? 3 : 0);
          for (let part = 0; part < 4; part += 1) {
            pass((rest - 1) / 4);
            if (rest > 0) expect(await visit()).toBe(shown);
          }
          expect(calls).toBe(1);
          pass(2);
          await visit();
          expect(calls).toBe(2);
          invalidate([tag]);
          await visit();
          expect(calls).toBe(3);
        });
      }
    },
  );

  test('asks anew when an editor changes what is just being asked for', async () => {
    const key = newKey();
    let answer: (loaded: LoadedResponse<string>) => void = () => undefined;
    const first = keep(
      key,
      ['article:11'],
      () => new Promise<LoadedResponse<string>>((resolve) => (answer = resolve)),
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    invalidate(['article:11']);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await keep(key, ['article:11'], () => found('new'))).toMatchObject({ value: 'new' });
    answer(loadedResponse('from before', 'from before'));
    await first;
    expect(await keep(key, ['article:11'], () => found('newest'))).not.toMatchObject({
      value: 'from before',
    });
  });
});

describe('a JSON text of the cache', () => {
  const answer = { value: { at: 1, found: true, data: [{ name: 'a' }] } };
  const text = JSON.stringify(answer);

  test('gives what pages share, which cannot be changed', () => {
    const read = parseFrozen(text) as typeof answer;
    expect(() => read.value.data.push({ name: 'b' })).toThrow(TypeError);
  });
});
