import { jest } from '@jest/globals';
import { currentContext, createContext, runInContext } from '@/lib/runtime/request-context';
import { timeoutSignal } from './transport';

afterEach(() => jest.useRealTimers());

test('ends after its time', () => {
  jest.useFakeTimers();
  const signal = timeoutSignal(3000);
  jest.advanceTimersByTime(2999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('does not end because this process was busy: an answer may be there that it could not read yet', async () => {
  const signal = timeoutSignal(100);
  const end = Date.now() + 300;
  while (Date.now() < end);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('holds on to no page that was rendered while it began: it may last longer', async () => {
  const signal = runInContext(createContext(), () => timeoutSignal(20));
  const visit = await new Promise((resolve) => signal.addEventListener('abort', () => resolve(currentContext())));
  expect(visit).toBeUndefined();
});
