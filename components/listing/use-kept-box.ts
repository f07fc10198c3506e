import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { readKeyword } from '@/lib/listing/list-query';

interface KeptBox {
  value: string;
  caret: [number | null, number | null];
  /** The search under way. */
  sent: string;
}

let kept: KeptBox | null = null;

interface Keeping {
  text: string;
  sent: RefObject<string>;
  isTyping: RefObject<boolean>;
  isPending: boolean;
  /** Goes on with what was typed meanwhile. */
  resume: () => void;
}

/**
 * When a search changes the slug of the address (a list reached without its slug gains it), the screen is built anew: text, focus and
 * caret of the box are carried over to its successor.
 */
export function useKeptBox(box: RefObject<HTMLInputElement | null>, keeping: Keeping): void {
  const latest = useRef(keeping);
  useEffect(() => {
    latest.current = keeping;
  });
  useLayoutEffect(() => {
    const input = box.current;
    const { text, sent, isTyping, resume } = latest.current;
    if (input && kept?.sent === text) {
      sent.current = text;
      isTyping.current = true;
      input.value = kept.value;
      input.focus({ preventScroll: true });
      input.setSelectionRange(...kept.caret);
      if (readKeyword(kept.value) !== text) resume();
    }
    kept = null;
    return () => {
      if (!input || document.activeElement !== input || !latest.current.isPending) return;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was sent last, at this very moment
      kept = { value: input.value, caret: [input.selectionStart, input.selectionEnd], sent: latest.current.sent.current };
      // The successor is there in the same commit, or there is none.
      queueMicrotask(() => {
        kept = null;
      });
    };
  }, [box]);
}
