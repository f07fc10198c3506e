'use client';

import { useEffect } from 'react';
import { sparesData } from '@/lib/visitor-wishes';

/**
 * Makes a search box suggest once it is used: the code and the list of suggestions come with the first focus of a box marked
 * `data-suggestions` (on the element the list is laid under), and not at all where data is to be spared. Until then, and without
 * scripts, it is a plain form. Renders nothing.
 */
export function SuggestionsLoader() {
  useEffect(() => {
    const equip = (target: EventTarget | null): void => {
      if (!(target instanceof HTMLInputElement) || sparesData()) return;
      const host = target.closest<HTMLElement>('[data-suggestions]');
      if (!host) return;
      // Without the code the box stays what it is: a search box.
      void import('./equip-box').then(({ equipBox }) => equipBox(target, host)).catch(() => undefined);
    };
    const onFocus = (event: FocusEvent): void => equip(event.target);
    document.addEventListener('focusin', onFocus);
    // The reader may have been faster than the scripts.
    equip(document.activeElement);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return null;
}
