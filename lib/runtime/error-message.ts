/** What a thrown value says, in one line for the log. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
