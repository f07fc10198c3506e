import { jest } from '@jest/globals';
import { createEventSource } from './event-source';

test('cancelled requests are logged and ignored; a new request cancels the pending one', async () => {
  const answers: ((answer: Response) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, options) =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
      }),
  );
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const source = createEventSource('fr', '');
  const [succeed, fail] = [jest.fn(), jest.fn()];
  const ask = (month: string): unknown =>
    source(
      {
        startStr: `2026-${month}-01`,
        endStr: `2026-${month}-28`,
        start: new Date(0),
        end: new Date(0),
        timeZone: 'UTC',
      },
      succeed,
      fail,
    );
  void ask('01');
  void ask('02');
  answers[1]?.(Response.json([]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(log.mock.calls).toEqual([['Request cancelled']]);
  expect(succeed.mock.calls).toEqual([[[]]]);
  expect(fail).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
