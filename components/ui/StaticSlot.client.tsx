'use client';

import { createElement, useState, type HTMLAttributes } from 'react';
import { contentOf, STATIC } from '@/lib/browser/static-parts.internals';

export interface StaticSlotProps extends HTMLAttributes<HTMLElement> {
  as: keyof HTMLElementTagNameMap;
  /** Unique in its page. */
  part: string;
}

/** The element of a `Static` part: the payload has its name and attributes alone. */
export function StaticSlot({ as, part, ...attributes }: StaticSlotProps) {
  const [content] = useState(() => contentOf(part));
  return createElement(as, {
    ...attributes,
    [STATIC]: part,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: content,
  });
}
