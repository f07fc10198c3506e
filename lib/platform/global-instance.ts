/**
 * One instance per process: the front and Next's own bundle load separate copies of the modules in
 * `lib`.
 */
export function onGlobal<T>(name: string, create: () => T): T {
  const key = Symbol.for(`chamber-network.${name}`);
  const holder = globalThis as typeof globalThis & Record<symbol, T | undefined>;
  return (holder[key] ??= create());
}
