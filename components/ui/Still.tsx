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

/** A list with entries that were written before, by `htmlOnce`: nobody else writes HTML. */
export function WrittenList({ className, html }: { className: string | undefined; html: string }) {
  return createElement('ul', { className, dangerouslySetInnerHTML: { __html: html } });
}
