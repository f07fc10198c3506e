/**
 * Marks that embed, override or isolate a direction: unclosed, they would turn the words after a text too. `<bdi>` is no help against
 * an open isolate, since its own end then closes that one.
 */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Invisible letters with a direction. Inside a text they have their use; at its edges they only act on its neighbours. */
const AT_THE_EDGES = /^[\u200E\u200F\u061C\s]+|(?<![\u200E\u200F\u061C\s])[\u200E\u200F\u061C\s]+$/gu;

/** A name or label that cannot reorder what stands around it, also where no element can hold it apart: titles and attributes. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(TURNING, '').replace(AT_THE_EDGES, '');
}
