/** Names that resolve only on the back office's own machine or network: `localhost`, `api`, `10.0.0.5`, `[::1]`. */
const INTERNAL = /^(?:[^.]+|[\d.]+|\[.*\]|.*\.(?:localhost|local|internal|lan|test|invalid))$/i;

/** Visitors cannot reach a host of this name. */
export function isInternalHost(hostname: string): boolean {
  return INTERNAL.test(hostname);
}
