import { checkContact } from './message';

const message = { name: 'Amine', email: 'amine@example.dz', subject: 'Carnet ATA', message: 'Bonjour,\nmerci.' };

test('a complete message passes, trimmed, with its line breaks', () => {
  expect(checkContact({ ...message, name: '  Amine ' })).toEqual({ ok: true, message });
});

test.each([
  { field: 'name', value: '', error: 'required' },
  { field: 'name', value: '   ', error: 'required' },
  { field: 'name', value: undefined, error: 'required' },
  { field: 'name', value: 7, error: 'required' },
  { field: 'name', value: 'x'.repeat(121), error: 'tooLong' },
  { field: 'subject', value: 'Objet\r\nBcc: x@example.dz', error: 'singleLine' },
  { field: 'email', value: 'amine', error: 'email' },
  { field: 'email', value: 'amine@', error: 'email' },
  { field: 'message', value: ' \n ', error: 'required' },
  { field: 'message', value: 'x'.repeat(8001), error: 'tooLong' },
])('$field $error is reported at its field', ({ field, value, error }) => {
  expect(checkContact({ ...message, [field]: value })).toEqual({ ok: false, errors: { [field]: error } });
});

test.each([[null], ['text'], [[]], [7]])('%p is no message at all', (input) => {
  const all = { name: 'required', email: 'required', subject: 'required', message: 'required' };
  expect(checkContact(input)).toEqual({ ok: false, errors: all });
});
