import { ownMemory, withBuffers } from './with-buffers';

test('bytes that crossed to another thread are buffers again, the same bytes without a copy', () => {
  const bytes = new Uint8Array([104, 105]);
  const crossed = withBuffers({ r: { page: { status: 200, compressed: { gzip: bytes } }, aged: ['menu'] } }) as {
    r: { page: { compressed: { gzip: Buffer } } };
  };
  const { gzip } = crossed.r.page.compressed;
  expect(gzip.toString()).toBe('hi');
  expect(gzip.buffer).toBe(bytes.buffer);
  expect(crossed.r).toMatchObject({ aged: ['menu'], page: { status: 200 } });
});

test('what is no bytes stays what it is', () => {
  const error = new Error('half way');
  expect(withBuffers({ e: error })).toEqual({ e: error });
  expect([withBuffers(null), withBuffers('text'), withBuffers([1])]).toEqual([null, 'text', [1]]);
});

test('bytes that have a piece of memory to themselves are handed over; those that share one are copied', () => {
  const whole = Buffer.from(new Uint8Array([1, 2, 3]).buffer);
  const part = Buffer.from('part of a larger piece');
  const answer = { r: { page: { identity: part, compressed: { br: whole } }, aged: ['menu'] } };
  expect(ownMemory(answer)).toEqual([whole.buffer]);
  const crossed = structuredClone(answer, { transfer: ownMemory(answer) });
  expect(Buffer.from(crossed.r.page.compressed.br)).toEqual(Buffer.from([1, 2, 3]));
  expect([whole.byteLength, part.toString()]).toEqual([0, 'part of a larger piece']);
});
