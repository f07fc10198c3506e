/*
 * Relies on two instances of React at work at once: while Next's renders a component, another one makes HTML of a part of it, and hooks of
 * the part are those of the component. Seen in React 19.3 and Next 16.4.
 * Otherwise: the part is rendered with the rest of the page.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Preloads of pictures, with which React begins. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const SCRIPT = /<script/i;

/** The static parts of a page, made apart; their elements are empty until the page is complete. */
export class StaticParts {
  readonly html = new Map<string, string>();
  #isInside = false;

  /**
   * Whether the part could be made: a part of another one, a second one of the name, or one with client components is not; nor one with a
   * script, which has to be recognised in the page.
   */
  render(name: string, content: ReactNode): boolean {
    if (this.#isInside || this.html.has(name)) return false;
    this.#isInside = true;
    try {
      const html = renderToStaticMarkup(content).replace(PRELOADS, '');
      if (SCRIPT.test(html)) return false;
      this.html.set(name, html);
      return true;
    } catch {
      return false;
    } finally {
      this.#isInside = false;
    }
  }
}
