'use client';

import { useEffect } from 'react';

/**
 * Loads the page's embedded maps (`data-src`) when they are in view: browsers fetch lazy frames a
 * thousand pixels ahead.
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
