import { isHoneypotFilled, HONEYPOT_FIELD } from './fields';

test.each([[{ [HONEYPOT_FIELD]: 'x' }], [{ [HONEYPOT_FIELD]: ' ' }], [{ [HONEYPOT_FIELD]: 7 }]])(
  '%j was filled in by a programme',
  (input) => {
    expect(isHoneypotFilled(input)).toBe(true);
  },
);

test.each([[{ [HONEYPOT_FIELD]: '' }], [{}], [null], ['text']])('%j was not', (input) => {
  expect(isHoneypotFilled(input)).toBe(false);
});
