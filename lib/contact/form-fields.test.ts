import fr from '@/messages/fr.json';
import { contactFormFields } from './fields';

const texts = fr.contact;
const values = { name: 'Amine', email: 'amine', subject: '', message: 'Bonjour' };

test('a fresh form has four empty fields, in the order of the specification', () => {
  const fields = contactFormFields(undefined, texts);
  expect(fields.map(({ name, type, value, error }) => [name, type, value, error])).toEqual([
    ['name', 'text', '', null],
    ['email', 'email', '', null],
    ['subject', 'text', '', null],
    ['message', 'multiline', '', null],
  ]);
});

test('a form that comes back keeps the text and says what is wrong, where', () => {
  const fields = contactFormFields({ kind: 'invalid', errors: { email: 'email', subject: 'required' }, values }, texts);
  expect(fields.map(({ value, error }) => [value, error])).toEqual([
    ['Amine', null],
    ['amine', texts.errors.email],
    ['', texts.errors.required],
    ['Bonjour', null],
  ]);
});

test('after a failure the text is kept, after success it is not', () => {
  expect(contactFormFields({ kind: 'failed', values, key: 'a-key-of-one-try' }, texts)[3]?.value).toBe('Bonjour');
  expect(contactFormFields({ kind: 'sent' }, texts)[3]?.value).toBe('');
});
