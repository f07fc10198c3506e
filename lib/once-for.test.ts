import { onceFor } from './once-for';

describe('onceFor', () => {
  test('makes a thing once for a record and the values beside it', () => {
    let made = 0;
    const view = onceFor(({ name }: { name: string }, locale: string, words: number) => {
      made += 1;
      return { text: `${name} ${locale} ${words}` };
    });
    const record = { name: 'a' };
    const first = view(record, 'fr', 3);
    expect(first).toEqual({ text: 'a fr 3' });
    expect(view(record, 'fr', 3)).toBe(first);
    expect(view(record, 'ar', 3)).toEqual({ text: 'a ar 3' });
    expect(view(record, 'fr', 4)).toEqual({ text: 'a fr 4' });
    expect(made).toBe(3);
  });

  test('makes it anew for another record, even of the same content', () => {
    const view = onceFor((record: { name: string }) => ({ ...record }));
    expect(view({ name: 'a' })).not.toBe(view({ name: 'a' }));
  });

  test('keeps that there is nothing to show', () => {
    let made = 0;
    const view = onceFor((record: object) => {
      made += Object.keys(record).length + 1;
      return null;
    });
    const record = {};
    expect([view(record), view(record)]).toEqual([null, null]);
    expect(made).toBe(1);
  });
});
