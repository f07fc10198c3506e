/** A failure with the status and body of a Laravel application. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldErrors,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export type FieldErrors = Record<string, string[]>;

export function notFound(model: string, id: string): HttpError {
  return new HttpError(404, `No query results for model [App\\Models\\${model}] ${id}`);
}

/** Throws 422 with the invalid fields, if there are any. */
export function refuse(errors: FieldErrors): void {
  const [first, ...others] = Object.values(errors).flat();
  if (first === undefined) return;
  const more =
    others.length > 0 ? ` (and ${others.length} more error${others.length > 1 ? 's' : ''})` : '';
  throw new HttpError(422, `${first}${more}`, errors);
}
