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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface HeldEvent {
  event: Event;
  target: Element;
  /** The value of the field; null for other elements. */
  value: string | null;
}

const HELD_EVENTS = ['click', 'keydown', 'input', 'change'];
/** Keys that move tabs and carousels or close menus. */
const NAVIGATION_KEYS = /^(?:Arrow|Home$|End$|Escape$)/;

function isField(target: Element): target is Field {
  const isText =
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'submit', 'button'].includes(target.type);
  return isText || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/**
 * The target of an event that only scripts can handle. Links, forms and `<details>` work natively.
 */
function replayTarget(event: Event): Element | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof KeyboardEvent)
    return event.type === 'keydown' &&
      NAVIGATION_KEYS.test(event.key) &&
      !isField(target) &&
      target !== document.body
      ? target
      : null;
  if (event.type !== 'click') return isField(target) ? target : null;
  const control = target.closest<HTMLElement>('button, [data-event]');
  return control instanceof HTMLButtonElement && control.type !== 'button' ? null : control;
}

/**
 * Keeps what visitors do before the scripts have taken over and only scripts can answer: clicks on
 * buttons and on the calendar's events, keys that move something, text entered, `early` and until
 * `signal`. Returns how to do it all again, in its order.
 */
export function startEventReplay(
  signal: AbortSignal,
  early: readonly Event[],
): () => Promise<void> {
  const held: HeldEvent[] = [];
  const hold = (event: Event): void => {
    const target = replayTarget(event);
    if (!target) return;
    const value = isField(target) ? target.value : null;
    // Only the last value of a field is kept.
    const earlier = held.findIndex(
      (each) => value !== null && each.target === target && each.event.type === event.type,
    );
    if (earlier !== -1) held.splice(earlier, 1);
    held.push({ event, target, value });
  };
  // In the capture phase on the window: no listener can stop the event before.
  for (const event of early) if (HELD_EVENTS.includes(event.type)) hold(event);
  for (const type of HELD_EVENTS) addEventListener(type, hold, { capture: true, signal });
  return async () => {
    for (const each of held) {
      replay(each);
      // Its effect is rendered before the next event.
      await Promise.resolve();
    }
  };
}

function replay({ event, target, value }: HeldEvent): void {
  // Hydration happened during this event: React's listeners receive it as it propagates.
  if (event.eventPhase !== Event.NONE) return;
  // React may have rendered the page anew.
  const element = target.isConnected ? target : document.getElementById(target.id);
  if (!element) return;
  if (value !== null && isField(element)) enterValue(element, value);
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  element.dispatchEvent(new Kind(event.type, event));
}

/**
 * Sets a value as input by a visitor does. React records the value set through its own property and
 * ignores an input event with an equal value: so another value is set there first, and the real one
 * through the native setter.
 */
function enterValue(field: Field, value: string): void {
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (!(field instanceof HTMLSelectElement) && caret !== null)
    field.setSelectionRange(caret, caret);
}
