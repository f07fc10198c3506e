import { jest } from '@jest/globals';
import { staleWhileRevalidate, type Read } from './known-content';

const FRESH = 60_000;
const whole = (value: string): Read<string> => ({ value, isWhole: true });

describe('what was last read', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  /** Asks once for each of these readings, so many milliseconds apart. */
  async function given(readings: (() => Promise<Read<string>>)[], apart: number, asked = readings.length): Promise<string[]> {
    const read = jest.fn(() => readings[Math.min(read.mock.calls.length, readings.length) - 1]?.() ?? Promise.reject(new Error('nothing to read')));
    const known = staleWhileRevalidate(read, FRESH);
    const answers: string[] = [];
    for (let nth = 0; nth < asked; nth += 1) {
      answers.push(await known());
      await new Promise((resolve) => setImmediate(resolve));
      jest.setSystemTime(Date.now() + apart);
    }
    return answers;
  }

  test('is given at once, and read again in the background when it is old', async () => {
    expect(await given([async () => whole('first'), () => new Promise(() => undefined)], FRESH, 3)).toEqual(['first', 'first', 'first']);
    expect(await given([async () => whole('first'), async () => whole('second')], FRESH, 3)).toEqual(['first', 'first', 'second']);
  });

  test('is read once while it is fresh, and once for all who wait for the first', async () => {
    expect(await given([async () => whole('first'), async () => whole('second')], 1000, 4)).toEqual(['first', 'first', 'first', 'first']);
    const read = jest.fn(async () => whole('only'));
    const known = staleWhileRevalidate(read, FRESH);
    expect(await Promise.all([known(), known(), known()])).toEqual(['only', 'only', 'only']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('stays while less can be had, or nothing', async () => {
    const less = async (): Promise<Read<string>> => ({ value: 'less', isWhole: false });
    expect(await given([async () => whole('whole'), less, () => Promise.reject(new Error('API gone'))], FRESH, 4)).toEqual(Array(4).fill('whole'));
  });

  test('is tried again at once when something was missing', async () => {
    const less = async (): Promise<Read<string>> => ({ value: 'less', isWhole: false });
    expect(await given([less, async () => whole('whole')], 10, 3)).toEqual(['less', 'less', 'whole']);
  });
});
