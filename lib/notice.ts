import { onGlobal } from './global-instance';
import type { Notice } from './notice-form';

const held = onGlobal('notice', (): { notice: Notice | null } => ({ notice: null }));

/** Puts a notice in place of the last one; null takes it away. */
export function setNotice(notice: Notice | null): void {
  held.notice = notice;
}

/** The notice to be shown now, if there is one and its time is not over. */
export function shownNotice(now: Date): Notice | null {
  const { notice } = held;
  return notice && (notice.until === null || now.getTime() < Date.parse(notice.until)) ? notice : null;
}
