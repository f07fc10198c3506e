import { useLocale } from 'next-intl';
import { createElement, type HTMLAttributes } from 'react';
import { STATIC, type STATIC_TAGS } from '@/lib/browser/payload.internals';
import { currentContext } from '@/lib/runtime/request-context';

interface StaticProps extends HTMLAttributes<HTMLElement> {
  as: (typeof STATIC_TAGS)[number];
  /** Unique in its page. */
  part: string;
}

/**
 * A part of a page without client components. Its content is not in the payload, and where the
 * renderer can, it is rendered apart, which costs a fraction: React would serialise, read and
 * render it. A part with a picture of priority is an element with `data-static` instead, which is
 * not in the payload either: React preloads the picture from the head.
 */
export function Static({ as, part, children, ...attributes }: StaticProps) {
  // Suspends until the texts are there: in a part nothing may.
  useLocale();
  const isApart = currentContext()?.parts?.render(part, children);
  return createElement(
    as,
    { ...attributes, [STATIC]: part, ...(isApart && { dangerouslySetInnerHTML: { __html: '' } }) },
    ...(isApart ? [] : [children]),
  );
}
