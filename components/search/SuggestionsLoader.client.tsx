'use client';

import { useEffect } from 'react';
import { prefersReducedData } from '@/lib/browser/scheduling';

/**
 * Loads code and suggestions at the first focus of a box marked `data-suggestions`, except with
 * Save-Data.
 */
export function SuggestionsLoader({ address }: { address: string }) {
  useEffect(() => {
    const attach = (target: EventTarget | null): void => {
      if (!(target instanceof HTMLInputElement) || prefersReducedData()) return;
      const host = target.closest<HTMLElement>('[data-suggestions]');
      if (!host) return;
      // Sent before it can suggest anything.
      const sent = new AbortController();
      target.form?.addEventListener('submit', () => sent.abort(), { once: true });
      // If the code fails to load, it stays a plain search box.
      void import('./combobox')
        .then(({ attachCombobox }) => attachCombobox(target, host, address, sent.signal))
        .catch(() => undefined);
    };
    const onFocus = (event: FocusEvent): void => attach(event.target);
    document.addEventListener('focusin', onFocus);
    // The box may have been focused before hydration.
    attach(document.activeElement);
    return () => document.removeEventListener('focusin', onFocus);
  }, [address]);
  return null;
}
