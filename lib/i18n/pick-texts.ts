/** Some texts of a namespace as they stand in `messages/`, for a component of the browser, where there is no message library to fill arguments in. */
export function pickTexts<Texts, Key extends keyof Texts>(texts: Texts, ...keys: Key[]): Pick<Texts, Key> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>;
}
