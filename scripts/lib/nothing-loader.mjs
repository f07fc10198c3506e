/**
 * In place of the framework's own page for an unknown address, which no address shows: every page's
 * payload has it.
 */
export default function nothing() {
  return 'export default function Nothing() { return null; }';
}
