import { onGlobal } from './global-instance';
import type { Notice } from './notice-form';
import { noteSource, noteTags } from './visit';

/** On every page that has a place for the notice. */
export const NOTICE_TAG = 'notice';

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

/** The notice of the page that is being rendered: it is stale as soon as another is to be shown. */
export function noticeOfPage(now: Date): Notice | null {
  const notice = shownNotice(now);
  noteTags([NOTICE_TAG]);
  noteSource(NOTICE_TAG, async () => shownNotice(new Date()) === notice);
  return notice;
}
