import { hasBearerToken } from './signature';

test.each([
  ['Bearer a-secret', true],
  ['bearer a-secret', true],
  ['BEARER  a-secret', true],
  ['a-secret', false],
  ['Basic a-secret', false],
  ['Bearer a-secret2', false],
  ['Bearer', false],
  [undefined, false],
])('%j is the bearer token: %s', (authorization, isSame) => {
  expect(hasBearerToken(authorization, 'a-secret')).toBe(isSame);
});
