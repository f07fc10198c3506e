/** Query parameter that turns lite mode on (`1`) or off (`0`), and the cookie that keeps `1`. */
export const LITE_PARAMETER = 'leger';

/** What an address may say about lite mode. */
export type LiteChoice = '0' | '1';

export function isLiteChoice(value: string | null | undefined): value is LiteChoice {
  return value === '0' || value === '1';
}

/** Address of a screen in its other version; its query is kept. */
export function versionAddress(address: string, choice: LiteChoice): string {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  params.set(LITE_PARAMETER, choice);
  return `${path}?${params.toString()}`;
}
