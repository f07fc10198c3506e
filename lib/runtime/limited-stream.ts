/** More arrived than was announced as the most. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** Chunks as a stream for a response, read only as fast as the visitor takes them, and broken off past `maxBytes`. */
export function limitedStream(chunks: AsyncIterable<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  let size = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      size += value.byteLength;
      if (size > maxBytes) {
        await iterator.return?.();
        throw new TooLargeError(`over ${maxBytes} bytes`);
      }
      controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
