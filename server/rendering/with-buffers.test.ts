import { withBuffers } from './with-buffers';

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
