/**
 * Puts the wall clock of a process or a page forward or back. Playwright also writes it into pages:
 * it uses nothing from outside.
 */
export function shiftDate(milliseconds) {
  const Real = Date;
  const now = () => Real.now() + milliseconds;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
