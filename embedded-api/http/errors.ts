/** A failure with the status and body a Laravel backend would answer. */
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

export function invalid(errors: FieldErrors): HttpError {
  const messages = Object.values(errors).flat();
  const others = messages.length - 1;
  const more = others > 0 ? ` (and ${others} more error${others > 1 ? 's' : ''})` : '';
  return new HttpError(422, `${messages[0] ?? 'The given data was invalid.'}${more}`, errors);
}
