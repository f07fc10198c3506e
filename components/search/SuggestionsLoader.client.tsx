'use client';

import { useEffect } from 'react';
import { prefersReducedData } from '@/lib/browser/media-preferences';

/** Fetches code and suggestions with the first focus of a box marked `data-suggestions`, unless data is to be spared. Until then it is a plain form. */
export function SuggestionsLoader({ address }: { address: string }) {
  useEffect(() => {
    const attach = (target: EventTarget | null): void => {
      if (!(target instanceof HTMLInputElement) || prefersReducedData()) return;
      const host = target.closest<HTMLElement>('[data-suggestions]');
      if (!host) return;
      // Without the code the box stays what it is: a search box.
      void import('./combobox').then(({ attachCombobox }) => attachCombobox(target, host, address)).catch(() => undefined);
    };
    const onFocus = (event: FocusEvent): void => attach(event.target);
    document.addEventListener('focusin', onFocus);
    // The reader may have been faster than the scripts.
    attach(document.activeElement);
    return () => document.removeEventListener('focusin', onFocus);
  }, [address]);
  return null;
}
