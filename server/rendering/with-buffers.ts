/** Bytes lose their type on the way from one thread to another: here they are buffers again, wherever they stand in plain objects. Nothing is copied. */
export function withBuffers(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Error) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withBuffers(each)]));
}

/**
 * The pieces of memory that can be handed over to another thread instead of being copied, so that this thread need not collect them later: bytes
 * in plain objects that have a piece to themselves. Whoever handed them over has them no more.
 */
export function ownMemory(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) return value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Error) return [];
  return Object.values(value).flatMap(ownMemory);
}
