/** Bytes lose their type on the way from one thread to another: here they are buffers again, wherever they stand in plain objects. Nothing is copied. */
export function withBuffers(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Error) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withBuffers(each)]));
}
