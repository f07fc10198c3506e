import { isTrapped, TRAP_FIELD } from './trap';

test.each([[{ [TRAP_FIELD]: 'x' }], [{ [TRAP_FIELD]: ' ' }], [{ [TRAP_FIELD]: 7 }]])('%j was filled in by a programme', (input) => {
  expect(isTrapped(input)).toBe(true);
});

test.each([[{ [TRAP_FIELD]: '' }], [{}], [null], ['text']])('%j was not', (input) => {
  expect(isTrapped(input)).toBe(false);
});
