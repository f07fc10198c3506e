/** Unformatted texts of a namespace of `messages/`, for a client component, where no message library fills arguments in. */
export function pickTexts<Texts, Key extends keyof Texts>(texts: Texts, ...keys: Key[]): Pick<Texts, Key> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>;
}
