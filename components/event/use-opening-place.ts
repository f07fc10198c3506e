import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a long list once, as soon as it holds what it should open at (`data-next`). */
export function useOpeningPlace<T extends HTMLElement>(isReady: boolean): RefObject<T | null> {
  const list = useRef<T>(null);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!isReady || hasOpened.current) return;
    hasOpened.current = true;
    const open = (): void => {
      const item = list.current?.querySelector<HTMLElement>('[data-next]');
      if (item && list.current) list.current.scrollTop = item.offsetTop;
    };
    open();
    // Once more when the letters it is drawn with have come: they decide how high everything above it is.
    requestAnimationFrame(() => void document.fonts.ready.then(open));
  }, [isReady]);
  return list;
}
