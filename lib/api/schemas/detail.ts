import { z } from 'zod';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No item at all: `null`, `{}`, `[]` or an empty text where a record was asked for (decisions "Loading, missing and failing"). */
export function isMissing(answer: unknown): boolean {
  if (answer === null || answer === undefined || answer === '') return true;
  if (Array.isArray(answer)) return answer.length === 0;
  return isRecord(answer) && (Object.keys(answer).length === 0 || ('data' in answer && !('id' in answer) && isMissing(answer['data'])));
}

/** One record, bare as the specification has it, in the `data` wrapper of Laravel's resources, or alone in a list. */
export function detailOf<S extends z.ZodType>(schema: S) {
  return z.preprocess(unwrapped, schema);
}

function unwrapped(answer: unknown): unknown {
  const inner = isRecord(answer) && !('id' in answer) && 'data' in answer ? answer['data'] : answer;
  return Array.isArray(inner) && inner.length === 1 ? inner[0] : inner;
}

/** As `isMissing`, for an answer that holds the item under a name. */
export function isMissingIn(name: string): (answer: unknown) => boolean {
  return (answer) => isMissing(answer) || (isRecord(answer) && name in answer && isMissing(answer[name]));
}
