declare global {
  /** Events before the loader, which components/layout/boot-script records. */
  // oxlint-disable-next-line no-var, vars-on-top
  var early: Event[] | undefined;
}

/** What the visitor did before the loader came; ends the recording. */
export function takeEarlyEvents(): Event[] {
  const events = globalThis.early ?? [];
  globalThis.early = undefined;
  return events;
}
