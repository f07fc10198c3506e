type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Held {
  event: Event;
  target: Element;
  /** What the visitor had entered; null where nothing is entered. */
  value: string | null;
}

const HELD = ['click', 'keydown', 'input', 'change'];
/** Keys by which tabs, carousels and menus are moved or closed. */
const MOVES = /^(?:Arrow|Home$|End$|Escape$)/;

function isField(target: Element): target is Field {
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'submit', 'button'].includes(target.type);
  return isText || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** The element an event is meant for, when only scripts can do what it asks. Links, forms and `<details>` do without. */
function meantFor(event: Event): Element | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof KeyboardEvent)
    return event.type === 'keydown' && MOVES.test(event.key) && !isField(target) && target !== document.body ? target : null;
  if (event.type !== 'click') return isField(target) ? target : null;
  const control = target.closest<HTMLElement>('button, [data-event]');
  return control instanceof HTMLButtonElement && control.type !== 'button' ? null : control;
}

/**
 * Keeps what visitors do before the scripts have taken over and only scripts can answer: clicks on buttons and on the calendar's events, keys that move something,
 * text entered, until `signal`. Returns how to do it all again, in its order.
 */
export function startEventReplay(signal: AbortSignal): () => Promise<void> {
  const held: Held[] = [];
  const hold = (event: Event): void => {
    const target = meantFor(event);
    if (!target) return;
    const value = isField(target) ? target.value : null;
    // Of what is typed into a field the last state counts.
    const earlier = held.findIndex((each) => value !== null && each.target === target && each.event.type === event.type);
    if (earlier !== -1) held.splice(earlier, 1);
    held.push({ event, target, value });
  };
  // On the window, going down: nothing that stops an event comes before.
  for (const type of HELD) addEventListener(type, hold, { capture: true, signal });
  return async () => {
    for (const each of held) {
      repeat(each);
      // What it changed is drawn before the next one asks.
      await Promise.resolve();
    }
  };
}

function repeat({ event, target, value }: Held): void {
  // The scripts took over in the midst of this very event: they get it as it goes on.
  if (event.eventPhase !== Event.NONE || !target.isConnected) return;
  if (value !== null && isField(target)) enter(target, value);
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  target.dispatchEvent(new Kind(event.type, event));
}

/**
 * Sets a value as a visitor does. React remembers what was set through the property of its own fields, and hears of nothing that equals
 * it: so something else is set there first, and the value past it.
 */
function enter(field: Field, value: string): void {
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (!(field instanceof HTMLSelectElement) && caret !== null) field.setSelectionRange(caret, caret);
}
