import { useLocale } from 'next-intl';
import { createElement, useId } from 'react';
import { currentContext } from '@/lib/platform/request-context';
import { jsonInScript, type StructuredData as Data } from '@/lib/views/structured-data';
import { StaticSlot, type StaticSlotProps } from './StaticSlot.client';

interface StaticProps extends StaticSlotProps {
  /** Trusted HTML in place of children. */
  html?: string;
  /** The `type` attribute of a script. */
  type?: string;
}

/**
 * A part of a page without client components. A renderer renders it apart, which costs a fraction:
 * React would serialise, read and render it. Within another part, where a client component is
 * found, and under plain `next start`, it is rendered with its page.
 */
export function Static({ as, part, html, children, ...attributes }: StaticProps) {
  // It suspends until the texts are loaded, which a part rendered apart cannot.
  useLocale();
  const staticParts = currentContext()?.staticParts;
  const isApart =
    html === undefined ? staticParts?.render(part, children) : staticParts?.addHtml(part, html);
  if (isApart) return <StaticSlot as={as} part={part} {...attributes} />;
  if (html === undefined) return createElement(as, attributes, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

export function StructuredData({ data }: { data: Data }) {
  return <Static as="script" type="application/ld+json" part={useId()} html={jsonInScript(data)} />;
}
