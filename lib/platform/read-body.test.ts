import { readRequestText } from './read-body';

describe('a body that is read as text', () => {
  let isReleased = false;

  /** Fifty bytes, ten at a time. */
  function request(): Request {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent === 5) return controller.close();
        sent += 1;
        controller.enqueue(new TextEncoder().encode('0123456789'));
      },
      cancel: () => void (isReleased = true),
    });
    // The types of the platform do not know `duplex`, without which Node sends no stream.
    const init = { method: 'POST', body, duplex: 'half' };
    return new Request('http://site.test/', init);
  }

  test('is read whole up to the limit', async () => {
    expect(await readRequestText(request(), 50)).toBe('0123456789'.repeat(5));
    expect(await readRequestText(new Request('http://site.test/', { method: 'POST' }), 50)).toBe(
      '',
    );
  });

  test('is not read past the limit, and what it comes from is released', async () => {
    isReleased = false;
    expect(await readRequestText(request(), 29)).toBeNull();
    expect(isReleased).toBe(true);
  });

  test('is not read at all where it announces that it is larger', async () => {
    const announced = new Request('http://site.test/', {
      method: 'POST',
      body: 'x',
      headers: { 'content-length': '51' },
    });
    expect(await readRequestText(announced, 50)).toBeNull();
  });
});
