import type { Page } from '@playwright/test';

/** What may differ: controls for one of the two cases, dialogs, and the calendar drawn over the agenda. */
const APART = 'script, style, noscript, template, dialog, [role="dialog"], .needs-scripts, .without-scripts';

/** The texts of one part of a page in one line, and where its links lead. */
interface Part {
  words: string;
  links: string[];
}

/** Texts and links of header, main and footer: of the page as it stands, or of a document as a browser without scripts reads it. */
export function contentOf(page: Page, html: string | null = null): Promise<Record<'header' | 'main' | 'footer', Part>> {
  return page.evaluate(
    ({ apart, source }) => {
      const root = source === null ? document : new DOMParser().parseFromString(source, 'text/html');
      const read = (name: string): Part => {
        const part = root.querySelector(`body > ${name}`)?.cloneNode(true) as Element | undefined;
        for (const excluded of part?.querySelectorAll(apart) ?? []) excluded.remove();
        const texts: string[] = [];
        const walker = root.createTreeWalker(part ?? root.createElement('p'), NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push((node.textContent ?? '').replace(/\s+/g, ' ').trim());
        const links = [...(part?.querySelectorAll('a[href]') ?? [])];
        return { words: texts.filter(Boolean).join(' '), links: links.map((link) => link.getAttribute('href') ?? '') };
      };
      return { header: read('header'), main: read('main'), footer: read('footer') };
    },
    { apart: APART, source: html },
  );
}
