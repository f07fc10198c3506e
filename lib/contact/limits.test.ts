import { overLimit } from './limits';

const HOUR = 3_600_000;
/** Each test has an hour of its own, ten minutes into it. */
let now = 1000 * HOUR + HOUR / 6;
beforeEach(() => {
  now += HOUR;
});

const post = async (visitor: string, times: number): Promise<(number | null)[]> => {
  const answers = [];
  for (let nth = 0; nth < times; nth += 1) answers.push(await overLimit(visitor, now));
  return answers;
};

test('thirty messages of one address are taken in an hour; the next waits for the hour’s end', async () => {
  const answers = await post('192.0.2.1', 31);
  expect(answers.slice(0, 30).every((answer) => answer === null)).toBe(true);
  expect(answers[30]).toBe(50 * 60);
  expect(await overLimit('192.0.2.2', now)).toBeNull();
  expect(await overLimit('192.0.2.1', now + HOUR)).toBeNull();
});

test('a /64 network of IPv6 addresses is one address', async () => {
  await post('2001:db8:1:2::1', 30);
  expect(await overLimit('2001:db8:1:2:ffff::9', now)).not.toBeNull();
  expect(await overLimit('2001:db8:1:3::1', now)).toBeNull();
});

test('six hundred messages are taken in an hour from everybody; what one address was refused does not count', async () => {
  await post('192.0.2.1', 100);
  for (let sender = 0; sender < 57; sender += 1) await post(`198.51.100.${sender}`, 10);
  expect(await overLimit('203.0.113.1', now)).not.toBeNull();
  expect(await overLimit('203.0.113.1', now + HOUR)).toBeNull();
});
