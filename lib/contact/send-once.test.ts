import { jest } from '@jest/globals';
import type { ContactOutcome } from './outcome';
import { sendOnce } from './send-once';

const SENT: ContactOutcome = { kind: 'sent' };
const FAILED: ContactOutcome = {
  kind: 'failed',
  values: { name: '', email: '', subject: '', message: '' },
  key: '',
};
let turn = 0;
const newKey = () => ({ name: `message-${(turn += 1)}`, seconds: 60 });

test('posts of one message that arrive together are sent once and share the outcome', async () => {
  const key = newKey();
  const send = jest.fn(() => Promise.resolve(SENT));
  expect(
    await Promise.all([sendOnce(key, send), sendOnce(key, send), sendOnce(key, send)]),
  ).toEqual([SENT, SENT, SENT]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was sent is not sent again', async () => {
  const key = newKey();
  const send = jest.fn(() => Promise.resolve(SENT));
  await sendOnce(key, send);
  expect(await sendOnce(key, send)).toEqual(SENT);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what failed, or broke, can be sent again', async () => {
  const key = newKey();
  expect(await sendOnce(key, () => Promise.resolve(FAILED))).toEqual(FAILED);
  await expect(sendOnce(key, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await sendOnce(key, () => Promise.resolve(SENT))).toEqual(SENT);
});

test('another message is another message', async () => {
  const send = jest.fn(() => Promise.resolve(SENT));
  await Promise.all([sendOnce(newKey(), send), sendOnce(newKey(), send)]);
  expect(send).toHaveBeenCalledTimes(2);
});
