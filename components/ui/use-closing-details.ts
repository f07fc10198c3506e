import { useEffect, type RefObject } from 'react';

/**
 * Closes a `<details>` whose content lies over what follows it: Escape gives its button the focus back, and it closes when the focus
 * goes on, so that what has the focus is seen.
 */
export function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    };
    details.addEventListener('keydown', onKey);
    details.addEventListener('focusout', onLeave);
    return () => {
      details.removeEventListener('keydown', onKey);
      details.removeEventListener('focusout', onLeave);
    };
  }, [ref]);
}
