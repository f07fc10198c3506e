import { jest } from '@jest/globals';
import { overLimit, uncount } from './limits';

const HOUR = 3_600_000;
/** Each test uses other hours. */
let now = performance.now();
const clock = jest.spyOn(performance, 'now');
beforeEach(() => pass(2 * HOUR));
afterAll(() => jest.restoreAllMocks());

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  clock.mockReturnValue(now);
  // The counts read the clock once in a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const post = async (visitor: string, times: number): Promise<(number | null)[]> => {
  const answers = [];
  for (let nth = 0; nth < times; nth += 1) answers.push(await overLimit(visitor));
  return answers;
};

test('thirty messages of one address are taken in an hour from the first one on; the next waits for the hour’s end, also where the clock on the wall was set back', async () => {
  await post('192.0.2.1', 1);
  await pass(HOUR / 6);
  const answers = await post('192.0.2.1', 30);
  expect(answers.slice(0, 29).every((answer) => answer === null)).toBe(true);
  expect(answers[29]).toBe(50 * 60);
  expect(await overLimit('192.0.2.2')).toBeNull();
  const wall = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - HOUR);
  await pass(HOUR);
  expect(await overLimit('192.0.2.1')).toBeNull();
  wall.mockRestore();
});

test('a /64 network of IPv6 addresses is one address', async () => {
  await post('2001:db8:1:2::1', 30);
  expect(await overLimit('2001:db8:1:2:ffff::9')).not.toBeNull();
  expect(await overLimit('2001:db8:1:3::1')).toBeNull();
});

test('six hundred messages are taken in an hour from everybody; what one address was refused does not count', async () => {
  await post('192.0.2.1', 100);
  for (let sender = 0; sender < 57; sender += 1) await post(`198.51.100.${sender}`, 10);
  expect(await overLimit('203.0.113.1')).not.toBeNull();
  await pass(HOUR + 1);
  expect(await overLimit('203.0.113.1')).toBeNull();
});

test('what was not delivered does not count', async () => {
  await post('192.0.2.1', 30);
  await uncount('192.0.2.1');
  expect(await post('192.0.2.1', 2)).toEqual([null, expect.any(Number)]);
});
