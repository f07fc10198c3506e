import { mailboxes } from './mailboxes';

test.each([
  ['contact@cci.example', ['contact@cci.example']],
  ['mailto:contact@cci.example', ['contact@cci.example']],
  ['"CCI Alger" <contact@cci.example>', ['contact@cci.example']],
  ['E-mail : contact@cci.example.', ['contact@cci.example']],
  ['a@b.example ou c@d.example', ['a@b.example', 'c@d.example']],
  ['مصلحة الصادرات (a@b.example)', ['a@b.example']],
  ['sans adresse', []],
  ['a@b@c', []],
  ['a@b?cc=c', []],
])('%j has the addresses %j', (text, addresses) => {
  expect(mailboxes(text)).toEqual(addresses);
});
