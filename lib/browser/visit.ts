import { POPUP_COOKIE, VISIT_SECONDS } from '@/lib/platform/constants';

const SEEN_COOKIE = `${POPUP_COOKIE}=1`;

/** Whether this visit has had its popup, in this tab or another. */
export function isPopupSeen(): boolean {
  return document.cookie.split('; ').includes(SEEN_COOKIE);
}

export function markPopupSeen(): void {
  document.cookie = `${SEEN_COOKIE}; Path=/; Max-Age=${VISIT_SECONDS}; SameSite=Lax`;
}

/** On every page: a visit ends when no page has been opened for a while. */
export function extendVisit(): void {
  if (isPopupSeen()) markPopupSeen();
}
