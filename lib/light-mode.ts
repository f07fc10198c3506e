/** Query parameter by which a visitor asks for the light version (`1`) or leaves it (`0`), and the cookie that keeps the answer. */
export const LIGHT_NAME = 'leger';

/** What a visitor said about the light version: an address, or a cookie, may hold either. */
export type LightChoice = '0' | '1';

export function isLightChoice(value: string | null | undefined): value is LightChoice {
  return value === '0' || value === '1';
}

/** Address of the current screen in its other version; its query is kept. */
export function versionAddress(path: string, query: string, choice: LightChoice): string {
  const params = new URLSearchParams(query);
  params.set(LIGHT_NAME, choice);
  return `${path}?${params.toString()}`;
}
