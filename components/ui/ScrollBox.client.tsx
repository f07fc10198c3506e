'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollBoxProps {
  label: string;
  lang: string | undefined;
  dir: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A box that scrolls sideways, also by keyboard. It is a stop of the Tab key only while there is something to scroll to. */
export function ScrollBox({ label, lang, dir, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} role="group" tabIndex={0} aria-label={label} lang={lang} dir={dir} className={className}>
      {children}
    </div>
  );
}
