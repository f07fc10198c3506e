/** Unknown addresses that resemble no screen share one not-found screen, rendered under this path. No address of a visitor stands in it. */
export const ANY_UNKNOWN_PATH = '/introuvable';
