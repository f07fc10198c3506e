import { createElement, type ReactNode } from 'react';
import { heldBack } from '@/lib/visit';
import { still } from './still-pieces';

/**
 * Shows what it holds with as few React elements as can be: what needs no React in the browser is written as HTML (decision 28). A screen,
 * header and footer are each put into one.
 */
export function Still({ children }: { children: ReactNode }) {
  return still(<>{children}</>, heldBack);
}

interface WrittenProps {
  as: 'ul';
  className: string | undefined;
  /** Of `htmlOnce`: nobody else writes HTML. */
  html: string;
}

/** An element with HTML that was written before. */
export function Written({ as, className, html }: WrittenProps) {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}
