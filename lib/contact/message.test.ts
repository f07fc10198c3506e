import { contactFields } from '@/embedded-api/contract/contact-fields';
import { NOTHING, WRITTEN } from './testing/written';
import { CONTACT_FIELDS, mapFields, HONEYPOT_FIELD } from './fields';
import {
  checkContact,
  fieldError,
  isHoneypotFilled,
  messageKey,
  normaliseText,
  postedAbout,
} from './message';

/** With it the keys below were recorded. */
process.env['MEDIA_SECRET'] = 'a-secret-of-sixteen-or-more-letters';

const message = {
  ...WRITTEN,
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
  const all = CONTACT_FIELDS.filter(({ required }) => required).map(({ name }) => name);
  expect(checkContact(input)).toEqual({
    ok: false,
    errors: Object.fromEntries(all.map((name) => [name, 'required'])),
  });
});

test('an optional field may be empty or blank; what is in it is checked', () => {
  const field = { type: 'tel', required: false, limit: 13 } as const;
  expect(fieldError(field, normaliseText(field, ' \u200B'))).toBeNull();
  expect(fieldError(field, normaliseText(field, ' 021 65 43 2 '))).toBeNull();
  expect(fieldError(field, '021 65 43 21 00')).toBe('tooLong');
  expect(fieldError(field, '021\n65')).toBe('singleLine');
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

test('all fields, full of Arabic, fit into a form body of 16 KB', () => {
  const full = mapFields(({ type, limit }) => (type === 'email' ? 'x' : 'ش').repeat(limit));
  expect(new URLSearchParams(full).toString().length).toBeLessThan(16 * 1024);
});

test('the embedded API has each field, as long, and asks for no other', () => {
  expect(Object.keys(contactFields)).toEqual(CONTACT_FIELDS.map(({ name }) => name));
  for (const { name, required, limit } of CONTACT_FIELDS) {
    expect(contactFields[name]?.required).toBe(required);
    expect(contactFields[name]?.max).toBeGreaterThanOrEqual(limit);
  }
});

test('the honeypot is filled in by whatever stands in it', () => {
  for (const value of ['x', ' ', 7])
    expect(isHoneypotFilled({ [HONEYPOT_FIELD]: value })).toBe(true);
  for (const input of [{ [HONEYPOT_FIELD]: '' }, {}, null, 'text'])
    expect(isHoneypotFilled(input)).toBe(false);
});

test('a message is about the record of its address, and about nothing else', () => {
  const read = (about: unknown): string => postedAbout({ ...message, about });
  expect(read('chamber-31')).toBe('chamber-31');
  for (const about of [undefined, 31, '', 'chamber', 'chamber-', 'x y-1', 'chamber-<b>', '-31'])
    expect(read(about)).toBe('');
});

describe('the key of a message', () => {
  const KEY = 'a1b2c3d4e5f60718';
  const nameOf = (...given: Parameters<typeof messageKey>): string =>
    messageKey(...given).idempotencyKey;

  test('is the same for the same key and text, from whichever address', () => {
    expect(messageKey(message, KEY, '192.0.2.1')).toEqual(
      messageKey({ ...message }, KEY, '192.0.2.2'),
    );
  });

  test.each(CONTACT_FIELDS)('is another when $name changes, with a key and without', ({ name }) => {
    const changed = { ...message, [name]: `${message[name]}!` };
    expect(nameOf(changed, KEY, '')).not.toBe(nameOf(message, KEY, ''));
    expect(nameOf(changed, null, '')).not.toBe(nameOf(message, null, ''));
  });

  test('without a key, or with a nonsensical one, is of address and text', () => {
    const plain = nameOf(message, null, '192.0.2.1');
    expect(nameOf(message, 'short', '192.0.2.1')).toBe(plain);
    expect(nameOf(message, null, '192.0.2.2')).not.toBe(plain);
  });

  test('is another when the same text is about another record', () => {
    const about = (record: string): string => nameOf(message, KEY, '', record);
    expect(about('chamber-31')).not.toBe(about('chamber-16'));
    expect(about('chamber-31')).not.toBe(about('article-31'));
    expect(about('')).toBe(nameOf(message, KEY, ''));
  });

  test('names the same message when it is given back, from anywhere', () => {
    const { attemptKey, idempotencyKey } = messageKey(message, null, '192.0.2.1');
    expect(nameOf(message, attemptKey, '198.51.100.7')).toBe(idempotencyKey);
    expect(nameOf({ ...message, subject: 'Foire' }, attemptKey, '192.0.2.1')).not.toBe(
      idempotencyKey,
    );
  });

  test('is the one that earlier versions gave: a try before an upgrade and one after it are one message', () => {
    const text = { ...NOTHING, ...message, message: 'Bonjour,\nmerci. 🙂 شكرا' };
    for (const { name, required } of CONTACT_FIELDS) if (!required) text[name] = '';
    expect(messageKey(text, KEY, '192.0.2.1')).toEqual({
      attemptKey: KEY,
      idempotencyKey: 'pSVHrvjRZnw-fIu6Tv7BUtWGxgPF_CW4xH1iPcTzEkg',
    });
    expect(messageKey(text, null, '192.0.2.1')).toEqual({
      attemptKey: '99EJM9GgsrvTDAMyyor3TnuD4kO38bQTuiG9QpY5hjY',
      idempotencyKey: '-6HEK6s3EpTz4wB83okBvNwdquMJBc9rIq1LtliWpuw',
    });
  });
});
