/**
 * Unformatted texts of a namespace of `messages/`, for a client component, where there is no message library to fill
 * arguments in.
 */
export function pickTexts<Texts, Key extends keyof Texts>(texts: Texts, ...keys: Key[]): Pick<Texts, Key> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>;
}
