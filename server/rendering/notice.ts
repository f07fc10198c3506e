import { readFile } from 'node:fs/promises';
import type { Environment } from '@/lib/env';
import { logger } from '@/lib/logger';
import { setNotice, shownNotice } from '@/lib/notice';
import { noticeFromText, type Notice } from '@/lib/notice-form';

/** How often the file is looked at, and a notice's time. */
const LOOK_EVERY = 1000;
const UNREADABLE = 'cannot be read:';

/**
 * Shows the notice of NOTICE, or that of the file NOTICE_FILE names while there is one: the file is read again whenever it changes, a
 * malformed one leaves the last good notice. `onChange` is told when visitors are to see something else. Returns what ends it.
 */
export function watchNotice({ NOTICE, NOTICE_FILE }: Pick<Environment, 'NOTICE' | 'NOTICE_FILE'>, onChange: () => void): () => void {
  setNotice(NOTICE ?? null);
  let shown = textOf(shownNotice(new Date()));
  let written: string | undefined;
  const look = async (): Promise<void> => {
    const text = NOTICE_FILE === undefined ? undefined : await readOrNothing(NOTICE_FILE);
    if (text !== written) take(text, NOTICE ?? null);
    written = text;
    const now = textOf(shownNotice(new Date()));
    if (now !== shown) onChange();
    shown = now;
  };
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const again = (): void => {
    if (!isEnded) timer = setTimeout(() => void look().finally(again), LOOK_EVERY).unref();
  };
  void look().finally(again);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

/** No file, or an empty one, is how a notice is taken away. */
function take(text: string | undefined, standing: Notice | null): void {
  if (text === undefined || text.trim() === '') return setNotice(standing);
  const read = text.startsWith(UNREADABLE) ? { ok: false as const, fault: text } : noticeFromText(text);
  if (read.ok) {
    logger.info({ severity: read.notice.severity, until: read.notice.until }, 'Notice is shown');
    return setNotice(read.notice);
  }
  logger.error({ fault: read.fault }, 'Notice is malformed: the last good one is kept');
}

/** A file that is there and cannot be read is malformed; the fault stands in place of its text, so that it is told once. */
async function readOrNothing(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
    return code === 'ENOENT' ? undefined : `${UNREADABLE} ${code}`;
  }
}

function textOf(notice: Notice | null): string {
  return JSON.stringify(notice);
}
