/** A Chromium of this machine; undefined: Playwright's own. */
export function systemBrowser(): string | undefined;
export function installBrowser(): Promise<boolean>;
export const BROWSER_ARGS: string[];
