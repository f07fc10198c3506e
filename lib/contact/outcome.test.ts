import fr from '@/messages/fr.json' with { type: 'json' };
import { NOTHING } from './testing/written';
import { CONTACT_FIELDS } from './fields';
import { contactFormFields, fieldList, formResult } from './outcome';

const texts = fr.contact;
const values = { ...NOTHING, name: 'Amine', email: 'amine', message: 'Bonjour' };
const valuesOf = (...given: Parameters<typeof contactFormFields>) =>
  Object.fromEntries(contactFormFields(...given).map(({ name, value }) => [name, value]));

test('a fresh form has the fields of the specification, in its order, empty', () => {
  const fields = contactFormFields(undefined, texts).filter(({ required }) => required);
  expect(fields.map(({ name, type, label, value }) => [name, type, label, value])).toEqual([
    ['name', 'text', texts.fields.name.label, ''],
    ['email', 'email', texts.fields.email.label, ''],
    ['subject', 'text', texts.fields.subject.label, ''],
    ['message', 'multiline', texts.fields.message.label, ''],
  ]);
});

test('a form that comes back keeps the text and says what is wrong, where', async () => {
  const errors = { email: 'email', subject: 'required' } as const;
  expect(valuesOf({ kind: 'invalid', errors, values }, texts)).toEqual(values);
  expect(await formResult({ kind: 'invalid', errors, values }, 'fr')).toEqual({
    kind: 'invalid',
    errors: { email: texts.errors.email, subject: texts.errors.required },
  });
});

test('after a failure the text is kept, after success it is not', () => {
  const failed = { kind: 'failed', values, key: 'a-key-of-one-try' } as const;
  expect(valuesOf(failed, texts)).toEqual(values);
  expect(valuesOf({ kind: 'sent' }, texts)).toEqual(NOTHING);
});

test('the sentence about privacy names each field', () => {
  const list = fieldList(texts, 'fr');
  for (const { name } of CONTACT_FIELDS) expect(list).toContain(texts.fields[name].noun);
});
