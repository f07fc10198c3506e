import { z } from 'zod';
import { getJson, type ApiCall } from '@/lib/api/client';
import { errorMessage } from '@/lib/runtime/error-message';
import { createLimit } from '@/lib/runtime/limit';

const AT_ONCE = 4;

/** A call that could not be read; what it holds is not in the report. */
export interface Unread {
  call: string;
  reason: string;
}

/** Reads calls of the API anew, past the data cache, a few at a time, and notes those that fail. */
export class Reader {
  readonly unread: Unread[] = [];
  readonly #limit = createLimit(AT_ONCE);

  /** What `made` makes of a call's answer, or `otherwise` when it cannot be read. */
  async read<S extends z.ZodType, T>(schema: S, call: ApiCall, made: (answer: z.output<S>) => T, otherwise: T): Promise<T> {
    try {
      return made(schema.parse(await this.#limit(() => getJson({ ...call, isDetail: true }))));
    } catch (error) {
      this.unread.push({ call: call.path, reason: reasonOf(error) });
      return otherwise;
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return errorMessage(error);
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
}
