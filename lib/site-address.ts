import { environment } from './env';

/** Absolute address of the site without a trailing slash: SITE_URL, or this machine when none is set. Never a request's host. */
export function siteAddress(): string {
  const { SITE_URL, PORT } = environment();
  return SITE_URL ?? `http://localhost:${PORT}`;
}
