import { messageKey } from './send-once';

const message = {
  name: 'Amine',
  email: 'amine@example.dz',
  subject: 'Carnet ATA',
  message: 'Bonjour',
};
const KEY = 'a1b2c3d4e5f60718';
const nameOf = (...given: Parameters<typeof messageKey>): string => messageKey(...given).name;

test('the same key and text are one message, from whichever address', () => {
  expect(messageKey(message, KEY, '192.0.2.1')).toEqual(
    messageKey({ ...message }, KEY, '192.0.2.2'),
  );
});

test('the same key never swallows another text', () => {
  expect(nameOf(message, KEY, '')).not.toBe(nameOf({ ...message, message: 'Bonsoir' }, KEY, ''));
});

test('without a key, or with a nonsensical one, address and text decide', () => {
  const plain = nameOf(message, null, '192.0.2.1');
  expect(nameOf(message, 'short', '192.0.2.1')).toBe(plain);
  expect(nameOf(message, null, '192.0.2.2')).not.toBe(plain);
  expect(nameOf({ ...message, subject: 'Foire' }, null, '192.0.2.1')).not.toBe(plain);
});

test('nothing of the message or its sender can be read in the name', () => {
  expect(nameOf(message, null, '192.0.2.1')).toMatch(/^[\w-]{43}$/);
});

test('the key made for a message without one names the same message when it is given back, from anywhere', () => {
  const { given, name } = messageKey(message, null, '192.0.2.1');
  expect(nameOf(message, given, '198.51.100.7')).toBe(name);
  expect(nameOf({ ...message, subject: 'Foire' }, given, '192.0.2.1')).not.toBe(name);
});
