import { limitedStream, TooLargeError } from './limited-stream';

describe('a limited stream', () => {
  async function* chunks(onEnd: () => void = () => undefined): AsyncGenerator<Uint8Array> {
    try {
      for (let index = 0; index < 5; index += 1) yield new Uint8Array(10);
    } finally {
      onEnd();
    }
  }

  test('hands everything on up to its limit', async () => {
    const body = await new Response(limitedStream(chunks(), 50)).arrayBuffer();
    expect(body.byteLength).toBe(50);
  });

  test('breaks off past its limit, and lets go of its source', async () => {
    let ended = false;
    const stream = limitedStream(
      chunks(() => {
        ended = true;
      }),
      49,
    );
    await expect(new Response(stream).arrayBuffer()).rejects.toThrow(TooLargeError);
    expect(ended).toBe(true);
  });

  test('lets go of its source when the visitor leaves', async () => {
    let ended = false;
    const stream = limitedStream(
      chunks(() => {
        ended = true;
      }),
      50,
    );
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    expect(ended).toBe(true);
  });
});
