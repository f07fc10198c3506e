import { RequestCollapsing } from './forward-to-renderer';

test('the same work is done once for all requests at the same time, and shortly after', async () => {
  const collapsing = new RequestCollapsing<string>(60_000);
  let runs = 0;
  const work = async (): Promise<string> => `run ${(runs += 1)}`;
  expect(await Promise.all([collapsing.get('a', work), collapsing.get('a', work), collapsing.get('b', work)])).toEqual(['run 1', 'run 1', 'run 2']);
  expect(await collapsing.get('a', work)).toBe('run 1');
});

test('work that failed is done again', async () => {
  const collapsing = new RequestCollapsing<string>(60_000);
  await expect(collapsing.get('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await collapsing.get('a', async () => 'done')).toBe('done');
});

test('later requests are served anew', async () => {
  const collapsing = new RequestCollapsing<string>(0);
  expect(await collapsing.get('a', async () => 'first')).toBe('first');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await collapsing.get('a', async () => 'second')).toBe('second');
});
