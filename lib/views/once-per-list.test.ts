import { createContext, runInContext } from '@/lib/runtime/request-context';
import { oncePerList } from './once-per-list';

test('views are made once for each list, language and kind of browser', () => {
  let made = 0;
  const viewsOf = oncePerList((record: { name: string }, locale, place) => {
    made += 1;
    return `${record.name} ${locale} ${place}`;
  });
  const list = [{ name: 'a' }, { name: 'b' }];
  expect(viewsOf(list, 'fr')).toEqual(['a fr 0', 'b fr 1']);
  expect(viewsOf(list, 'fr')).toBe(viewsOf(list, 'fr'));
  expect(made).toBe(2);
  expect(viewsOf(list, 'ar')).toEqual(['a ar 0', 'b ar 1']);
  runInContext(createContext({ isSaving: true }), () => void viewsOf(list, 'fr'));
  expect(made).toBe(6);
  expect(viewsOf([...list], 'fr')).toEqual(['a fr 0', 'b fr 1']);
  expect(made).toBe(8);
});
