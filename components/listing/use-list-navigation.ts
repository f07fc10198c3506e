import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type RefObject } from 'react';
import { SEARCH_DEBOUNCE } from '@/lib/constants';
import { readKeyword } from '@/lib/listing/list-query';

/** The list's address for a search text, at its own path or another. */
export type AddressOf = (text: string, path?: string) => string;

interface ListNavigation {
  /** A newer list is on its way. */
  isPending: boolean;
  /** Shows the list for what is typed once the typing rests. */
  schedule: () => void;
  /** Shows it now, at the address that belongs to the text. `prepare` runs with the navigation. */
  go: (addressOf: AddressOf, prepare?: () => void) => void;
  /** The next search text gets a history entry of its own. */
  endTyping: () => void;
}

/**
 * Keeps a list's address in step with its search box, which belongs to the reader: the box is only written when the address changes by
 * itself (back, forward, a link). A navigation that starts supersedes the one under way.
 */
export function useListNavigation(box: RefObject<HTMLInputElement | null>, text: string, addressOf: AddressOf): ListNavigation {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(text);
  const isTyping = useRef(false);

  const go = (addressFor: AddressOf, prepare?: () => void, isRefining = false): void => {
    clearTimeout(timer.current);
    sent.current = readKeyword(box.current?.value ?? '');
    // To the router a list with another slug, or none, is another screen: box and focus would be lost.
    const address = addressFor(sent.current, location.pathname);
    startTransition(() => {
      prepare?.();
      // One history entry per search, not one per pause in typing it.
      if (isRefining) router.replace(address, { scroll: false });
      else router.push(address, { scroll: false });
    });
  };
  const typed = (): void => {
    if (readKeyword(box.current?.value ?? '') === sent.current) return;
    go(addressOf, undefined, isTyping.current);
    isTyping.current = true;
  };
  const schedule = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(typed, SEARCH_DEBOUNCE);
  };

  useEffect(() => {
    if (text === sent.current || !box.current) return;
    clearTimeout(timer.current);
    sent.current = text;
    isTyping.current = false;
    box.current.value = text;
  }, [box, text]);

  useEffect(() => {
    // Following a link wins over a search that has not started.
    const cancel = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) clearTimeout(timer.current);
    };
    document.addEventListener('click', cancel, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', cancel, true);
    };
  }, []);

  const endTyping = (): void => {
    isTyping.current = false;
  };
  return { isPending, schedule, go, endTyping };
}
