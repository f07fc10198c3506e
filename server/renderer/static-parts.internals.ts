/*
 * Relies on two instances of React at work at once: while Next's renders a component, another one
 * makes HTML of a part of it, and hooks of the part are those of the component. Seen in React 19.3
 * and Next 16.4. Otherwise: the part is rendered with its page.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentContext } from '@/lib/platform/request-context';

/** React writes `<link rel=preload>` for eager images in front of the markup. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** The static parts of one page, rendered apart. */
export class StaticParts {
  readonly #html = new Map<string, string>();
  /** Links that preload images of the parts. */
  preloads = '';
  #isInside = false;

  /** False for a part of another part, a second one of its name, or one with client components. */
  render(name: string, content: ReactNode): boolean {
    return this.#add(name, () => {
      const html = renderToStaticMarkup(content);
      const [links = ''] = PRELOADS.exec(html) ?? [];
      this.preloads += links;
      return html.slice(links.length);
    });
  }

  /** Renders a part whose content is HTML. */
  addHtml(name: string, html: string): boolean {
    return this.#add(name, () => html);
  }

  get(name: string): string | undefined {
    return this.#html.get(name);
  }

  #add(name: string, write: () => string): boolean {
    if (this.#isInside || this.#html.has(name)) return false;
    this.#isInside = true;
    try {
      this.#html.set(name, write());
      return true;
    } catch {
      return false;
    } finally {
      this.#isInside = false;
    }
  }
}

/** `StaticSlot` calls this function when the server renders it. */
globalThis.htmlOfStaticPart = (part) => currentContext()?.parts?.get(part);
