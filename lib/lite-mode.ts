/** Query parameter by which a visitor asks for the light version (`1`) or leaves it (`0`), and the cookie that keeps the answer. */
export const LITE_PARAMETER = 'leger';

/** What a visitor said about the light version: an address, or a cookie, may hold either. */
export type LiteChoice = '0' | '1';

export function isLiteChoice(value: string | null | undefined): value is LiteChoice {
  return value === '0' || value === '1';
}

/** Address of the current screen in its other version; its query is kept. */
export function versionAddress(path: string, query: string, choice: LiteChoice): string {
  const params = new URLSearchParams(query);
  params.set(LITE_PARAMETER, choice);
  return `${path}?${params.toString()}`;
}
