import { EventEmitter } from 'node:events';
import { ignoreErrors, isConnectionError } from './connections';

const coded = (code: unknown): Error => Object.assign(new Error('x'), { code });

test('an error of one connection is told from every other', () => {
  for (const code of ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED']) expect(isConnectionError(coded(code))).toBe(true);
  for (const error of [coded('ENOENT'), coded(104), new TypeError('x'), { code: 'EPIPE' }, undefined]) expect(isConnectionError(error)).toBe(false);
});

test('an error of what was taken up does not end the process', () => {
  const emitter = new EventEmitter();
  ignoreErrors(emitter);
  expect(() => emitter.emit('error', coded('ECONNRESET'))).not.toThrow();
});
