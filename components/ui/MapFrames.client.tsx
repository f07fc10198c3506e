'use client';

import { useEffect } from 'react';

/**
 * Loads the embedded maps of the page (`data-src`) when they are in view, and not before: browsers fetch lazy frames a thousand pixels ahead. What
 * stands under a frame shows until then.
 */
export function MapFrames() {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue;
        observer.unobserve(target);
        target.removeAttribute('tabindex');
        target.src = target.dataset['src'] ?? '';
        delete target.dataset['src'];
      }
    });
    for (const frame of document.querySelectorAll('iframe[data-src]')) observer.observe(frame);
    return () => observer.disconnect();
  });
  return null;
}
