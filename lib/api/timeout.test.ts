import { currentContext, createContext, runInContext } from '@/lib/runtime/request-context';
import { timeoutSignal } from '@/lib/runtime/transport';

test('holds on to no page that was rendered while it began: it may last longer', async () => {
  const signal = runInContext(createContext(), () => timeoutSignal(20));
  const visit = await new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(currentContext())),
  );
  expect(visit).toBeUndefined();
});
