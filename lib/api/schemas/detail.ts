import { z } from 'zod';
import { innerRecord, isRecord, listOf } from './fields';

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
  const inner = outOfWrapper(answer);
  return Array.isArray(inner) && inner.length === 1 ? inner[0] : inner;
}

function outOfWrapper(answer: unknown): unknown {
  return isRecord(answer) && !('id' in answer) && 'data' in answer ? answer['data'] : answer;
}

/** A list of records, bare as the specification has it, or in the `data` wrapper of Laravel's collections. */
export function collectionOf<S extends z.ZodType>(schema: S) {
  return z.preprocess(outOfWrapper, listOf(schema));
}

/** A record inside a record, bare or in a wrapper of its own; null when it is missing or malformed. */
export function wrappedRecord<S extends z.ZodType>(schema: S) {
  return z.preprocess(outOfWrapper, innerRecord(schema));
}

/** As `isMissing`, for an answer that holds the item under a name. */
export function isMissingIn(name: string): (answer: unknown) => boolean {
  return (answer) => isMissing(answer) || (isRecord(answer) && name in answer && isMissing(answer[name]));
}
