import { isConfirmation, newConfirmation, takeConfirmation } from './confirmation';

const NOW = Date.parse('2026-03-10T09:00:00Z');

test('a token of this site holds for a minute', () => {
  const token = newConfirmation(NOW);
  expect(isConfirmation(token, NOW)).toBe(true);
  expect(isConfirmation(token, NOW + 59_000)).toBe(true);
  expect(isConfirmation(token, NOW + 61_000)).toBe(false);
});

test('a token that was made up or changed does not hold', () => {
  const token = newConfirmation(NOW);
  const [expires = '', nonce = '', signature = ''] = token.split('.');
  const later = (Number.parseInt(expires, 36) + 600).toString(36);
  for (const wrong of [
    '',
    '1',
    `${later}.${nonce}.${signature}`,
    `${expires}.${nonce}.${'A'.repeat(12)}`,
    `${expires}.${nonce}`,
    `${token}x`,
    ` ${token}`,
  ])
    expect([wrong, isConfirmation(wrong, NOW)]).toEqual([wrong, false]);
});

test('each token is shown once, and no two are the same', async () => {
  const [first, second] = [newConfirmation(NOW), newConfirmation(NOW)];
  expect(first).not.toBe(second);
  expect(await Promise.all([takeConfirmation(first), takeConfirmation(first)])).toEqual([true, false]);
  expect(await takeConfirmation(second)).toBe(true);
  expect(await takeConfirmation(first)).toBe(false);
});
