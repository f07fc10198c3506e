/*
 * Relies on nested rendering: while Next's React renders a component, a second instance of React
 * renders a part of it to HTML, and the hooks in the part use the context of the component. Seen in
 * React 19.3 and Next 16.4. Otherwise: the part is rendered with its page.
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
  #isRendering = false;

  /**
   * Renders a part to HTML. Returns false if it cannot: for a part inside another part, for a name
   * that is in use, and for content that throws, as client components do.
   */
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
    if (this.#isRendering || this.#html.has(name)) return false;
    this.#isRendering = true;
    try {
      this.#html.set(name, write());
      return true;
    } catch {
      return false;
    } finally {
      this.#isRendering = false;
    }
  }
}

/** `StaticSlot` calls this function when the server renders it. */
globalThis.htmlOfStaticPart = (part) => currentContext()?.staticParts?.get(part);
