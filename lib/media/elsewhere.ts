/** Names that resolve only on the back office's own machine or network: `localhost`, `api`, `10.0.0.5`, `[::1]`. */
const KNOWN_INSIDE_ONLY = /^(?:[^.]+|[\d.]+|\[.*\]|.*\.(?:localhost|local|internal|lan|test|invalid))$/i;

/** Visitors cannot reach a host of this name. */
export function isKnownInsideOnly(hostname: string): boolean {
  return KNOWN_INSIDE_ONLY.test(hostname);
}
