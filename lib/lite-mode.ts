/** Query parameter by which a visitor asks for the lite version (`1`) or leaves it (`0`), and the cookie that keeps `1`. */
export const LITE_PARAMETER = 'leger';

/** What an address may say about the lite version. */
export type LiteChoice = '0' | '1';

export function isLiteChoice(value: string | null | undefined): value is LiteChoice {
  return value === '0' || value === '1';
}

/** By this header a browser asks for fewer bytes. On its own it removes nothing from a page. */
export const SAVE_DATA = { 'save-data': 'on' } as const;

export function savesData(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return String(headers['save-data'] ?? '').toLowerCase() === 'on';
}

/** Address of the current screen in its other version; its query is kept. */
export function versionAddress(path: string, query: string, choice: LiteChoice): string {
  const params = new URLSearchParams(query);
  params.set(LITE_PARAMETER, choice);
  return `${path}?${params.toString()}`;
}
