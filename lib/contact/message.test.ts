import { CONTACT_MAX_LENGTH } from './fields';
import { checkContact } from './message';

const message = {
  name: 'Amine',
  email: 'amine@example.dz',
  subject: 'Carnet ATA',
  message: 'Bonjour,\nmerci.',
};

test('a complete message passes, trimmed, with its line breaks', () => {
  expect(checkContact({ ...message, name: '  Amine ' })).toEqual({ ok: true, message });
});

test.each([
  { field: 'name', value: '', error: 'required' },
  { field: 'name', value: '   ', error: 'required' },
  { field: 'name', value: '\u200B\u200F', error: 'required' },
  { field: 'subject', value: '\u3164', error: 'required' },
  { field: 'message', value: '\u2060', error: 'required' },
  { field: 'name', value: undefined, error: 'required' },
  { field: 'name', value: 7, error: 'required' },
  { field: 'name', value: 'x'.repeat(121), error: 'tooLong' },
  { field: 'subject', value: 'Objet\r\nBcc: x@example.dz', error: 'singleLine' },
  { field: 'name', value: 'Amine\u0007', error: 'singleLine' },
  { field: 'subject', value: 'Objet\u2028Bcc', error: 'singleLine' },
  { field: 'email', value: 'amine@example.dz\nBcc:x@example.dz', error: 'singleLine' },
  { field: 'name', value: 'Amine \u202Egpj.exe', error: 'direction' },
  { field: 'subject', value: '\u202DObjet', error: 'direction' },
  { field: 'email', value: 'amine', error: 'email' },
  { field: 'email', value: 'amine@', error: 'email' },
  { field: 'message', value: ' \n ', error: 'required' },
  { field: 'message', value: 'x'.repeat(2001), error: 'tooLong' },
])('$field $error is reported at its field', ({ field, value, error }) => {
  expect(checkContact({ ...message, [field]: value })).toEqual({
    ok: false,
    errors: { [field]: error },
  });
});

test.each([[null], ['text'], [[]], [7]])('%p is no message at all', (input) => {
  const all = { name: 'required', email: 'required', subject: 'required', message: 'required' };
  expect(checkContact(input)).toEqual({ ok: false, errors: all });
});

test('a line break counts as one character, as in the browser, and other control characters are left out', () => {
  const checked = checkContact({ ...message, message: `${'x\r\n'.repeat(999)}\u0000\tx` });
  expect(checked).toEqual({
    ok: true,
    message: { ...message, message: `${'x\n'.repeat(999)}\tx` },
  });
});

test('half of a character, which no backend can store, is replaced', () => {
  const checked = checkContact({ ...message, subject: 'Carnet \uD83D', message: 'Bonjour \uDE00' });
  expect(checked).toEqual({
    ok: true,
    message: { ...message, subject: 'Carnet \uFFFD', message: 'Bonjour \uFFFD' },
  });
});

test('marks of direction that Arabic writing needs are taken', () => {
  expect(checkContact({ ...message, subject: 'غرفة CCI\u200F (الجزائر)' }).ok).toBe(true);
});

test('four full fields of Arabic fit into a form body of 16 KB', () => {
  const full = Object.entries(CONTACT_MAX_LENGTH).map(([field, length]) => [
    field,
    (field === 'email' ? 'x' : 'ش').repeat(length),
  ]);
  expect(new URLSearchParams(full).toString().length).toBeLessThan(16 * 1024);
});
