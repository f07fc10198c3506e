import type { Page } from '@playwright/test';

/**
 * What can be pressed and is smaller than 44 px high, or for a link of words narrower than 24 px:
 * name and size.
 */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TARGET = 44;
    const NARROWEST = 24;
    const CONTROLS = 'a[href], button, summary, input:not([type="hidden"]), select, textarea';
    /** WCAG 2.5.8 excepts links in sentences, whose size is that of the line. */
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    };
    /** An `::after` laid over the element takes the press too. */
    const reach = (element: Element): { width: number; height: number } => {
      const { width, height } = element.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      if (after.content === 'none' || after.position !== 'absolute') return { width, height };
      return {
        width: Math.max(width, parseFloat(after.width)),
        height: Math.max(height, parseFloat(after.height)),
      };
    };
    const isOut = (element: Element): boolean =>
      // The calendar's views have sizes of their own (calendar-address.spec.ts); a link that skips
      // something shows on focus only.
      element.closest('#calendar, .skip-link, [inert]') !== null ||
      element.getBoundingClientRect().width <= 1 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      if (isOut(element) || isInSentence(element)) return [];
      const { width, height } = reach(element);
      const isWords = element.matches('a, summary') && element.textContent.trim() !== '';
      if (Math.round(height) >= TARGET && Math.round(width) >= (isWords ? NARROWEST : TARGET))
        return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return [`${element.tagName} “${name}” ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

/**
 * Texts cut off by the box they stand in, and a page that is wider than its window. What turns or
 * scrolls, the calendar's own chips, and days that count their hidden events are meant to be cut.
 */
export function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWider =
        /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 2;
      const isHigher =
        /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
      return (isWider || isHigher) && element.clientHeight > 2 && element.textContent.trim() !== '';
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('[data-event], [aria-roledescription]') &&
          !element.matches('.fc-daygrid-day-frame') &&
          isCut(element),
      )
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`)
      .concat(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : []);
  });
}

/**
 * Words in a colour that is none of the visitor's. axe cannot tell in dark colours: it reads
 * `-webkit-text-fill-color`, which Chromium reports as it was before it was forced.
 */
export function inOwnColour(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = 'CanvasText LinkText ButtonText FieldText HighlightText MarkText GrayText';
    // A new element has its colour at once, without a transition.
    const known = names.split(' ').map((name) => {
      const probe = document.createElement('i');
      probe.style.color = name;
      const { color } = getComputedStyle(document.body.appendChild(probe));
      probe.remove();
      return color;
    });
    const hasWords = ({ childNodes }: Element): boolean =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => element.checkVisibility() && hasWords(element))
      .filter((element) => !known.includes(getComputedStyle(element).color))
      .map((element) => `${getComputedStyle(element).color} ${element.textContent.trim()}`);
  });
}

/**
 * Controls distinguished from plain text only by a background or shadow, which forced colours
 * remove, and items marked as current or chosen that look like their neighbours.
 */
export function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LOOKS =
      'color background-color border-block-end-width text-decoration-line text-decoration-style text-decoration-thickness';
    const looks = (element: Element): string =>
      [getComputedStyle(element), getComputedStyle(element, '::after')]
        .flatMap((style) => LOOKS.split(' ').map((name) => style.getPropertyValue(name)))
        .join();
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (
        (parseFloat(style.borderBlockEndWidth) > 0 && style.borderBlockEndStyle !== 'none') ||
        style.textDecorationLine !== 'none'
      );
    };
    const isLikeOthers = (element: Element): boolean => {
      const list = element.closest('ul, ol, [role="tablist"]');
      const other = [...(list?.querySelectorAll(element.tagName) ?? [])].find(
        (one) =>
          one.className === element.className &&
          !one.matches('[aria-current], [aria-selected="true"]'),
      );
      return other !== undefined && looks(element) === looks(other);
    };
    const controls = '.button, .tag, input:not([type="hidden"]), select, textarea, [role="tab"]';
    const current = 'a[aria-current], [role="tab"][aria-selected="true"]';
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return [
      ...shown(controls).filter((element) => !hasEdge(element)),
      ...shown(current).filter(isLikeOthers),
    ].map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });
}

/** Parts of the content that reach beyond the window. */
export function beyondEdges(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return part.checkVisibility() && (left < -1 || right > innerWidth + 1);
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  );
}
