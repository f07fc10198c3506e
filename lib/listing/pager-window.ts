import { PAGER_WINDOW } from '@/lib/constants';

export interface PagerWindow {
  /** Consecutive page numbers, at most four. */
  pages: number[];
  /** More pages exist before / after the window. */
  ellipsisBefore: boolean;
  ellipsisAfter: boolean;
}

/** The numbers a pager shows around the current page (specification §5); null when there is only one page. */
export function pagerWindow(current: number, last: number): PagerWindow | null {
  if (last <= 1) return null;
  const page = Math.min(Math.max(current, 1), last);
  const first = Math.max(1, Math.min(page - 1, last - PAGER_WINDOW + 1));
  const end = Math.min(last, first + PAGER_WINDOW - 1);
  const pages = Array.from({ length: end - first + 1 }, (_, index) => first + index);
  return { pages, ellipsisBefore: first > 1, ellipsisAfter: end < last };
}
