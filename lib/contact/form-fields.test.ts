import fr from '@/messages/fr.json';
import { contactFormFields, fieldTexts } from './fields';

const texts = fr.contact;
const values = { name: 'Amine', email: 'amine', subject: '', message: 'Bonjour' };

test('a fresh form has four empty fields, in the order of the specification', () => {
  const fields = contactFormFields(undefined, texts);
  expect(fields.map(({ name, type, value }) => [name, type, value])).toEqual([
    ['name', 'text', ''],
    ['email', 'email', ''],
    ['subject', 'text', ''],
    ['message', 'multiline', ''],
  ]);
});

test('a form that comes back keeps the text and says what is wrong, where', () => {
  const errors = { email: 'email', subject: 'required' } as const;
  expect(
    contactFormFields({ kind: 'invalid', errors, values }, texts).map(({ value }) => value),
  ).toEqual(['Amine', 'amine', '', 'Bonjour']);
  expect(fieldTexts(errors, texts.errors)).toEqual({
    email: texts.errors.email,
    subject: texts.errors.required,
  });
});

test('after a failure the text is kept, after success it is not', () => {
  expect(
    contactFormFields({ kind: 'failed', values, key: 'a-key-of-one-try' }, texts)[3]?.value,
  ).toBe('Bonjour');
  expect(contactFormFields({ kind: 'sent' }, texts)[3]?.value).toBe('');
});
