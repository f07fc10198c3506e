import { jest } from '@jest/globals';
import { createEventSource, eventInput } from './event-source';

const record = (start: string, end: string | null) => ({ id: '1', title: 'Foire', start, end });

test('an event of a day and more is a bar across its days, the last one included', () => {
  expect(eventInput(record('2026-11-20T09:30:00', '2026-11-22T18:00:00'))).toMatchObject({
    start: '2026-11-20',
    end: '2026-11-23',
    allDay: true,
  });
  expect(eventInput(record('2026-11-20T18:00:00', '2026-11-22T00:00:00'))).toMatchObject({
    start: '2026-11-20',
    end: '2026-11-22',
    allDay: true,
  });
});

test.each([
  ['2026-11-21T10:00:00', '2026-11-21T11:30:00'],
  ['2026-12-06T21:00:00', '2026-12-07T01:00:00'],
  ['2026-11-25', '2026-11-27'],
])('%s to %s is drawn as it is', (start, end) => {
  expect(eventInput(record(start, end))).toEqual({ id: '1', title: 'Foire', start, end });
});

test('an event without an end has none in the calendar either', () => {
  expect(eventInput(record('2026-11-18T08:30:00', null))).toEqual({
    id: '1',
    title: 'Foire',
    start: '2026-11-18T08:30:00',
  });
});

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
  const source = createEventSource('fr');
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
