import { withCloneableErrors } from './cloneable-errors';

test('an error with a cause that no other thread can have arrives without it', async () => {
  const error = new Error('broken', { cause: { close: () => undefined } });
  expect(() => structuredClone(error)).toThrow('could not be cloned');
  const { fail } = withCloneableErrors({ fail: () => Promise.reject(error) });
  const sent: unknown = await fail().catch((reason: unknown) => structuredClone(reason));
  expect(sent).toMatchObject({ message: 'broken', stack: error.stack });
});

test('other errors, and results, are what they were', async () => {
  const error = new Error('broken', { cause: new Error('inner') });
  const { fail, add } = withCloneableErrors({ fail: () => Promise.reject(error), add: async (a: number, b: number) => a + b });
  await expect(fail()).rejects.toBe(error);
  expect(await add(1, 2)).toBe(3);
});
