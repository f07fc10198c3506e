import { missingTexts } from './missing-texts';

test('the names of missing texts are read', () => {
  expect(missingTexts('{"common.home":"Accueil","list:count":""}')).toEqual([
    'common.home',
    'list:count',
  ]);
});

test.each(['', '{', 'null', '[]', '{}', '{"a":1}', '{"a\\nb":"x"}', `{"${'a'.repeat(201)}":"x"}`])(
  '%j is refused',
  (body) => {
    expect(missingTexts(body)).toBeNull();
  },
);
