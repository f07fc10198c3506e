import type { Page } from '@playwright/test';
import { MAP_PROVIDER } from '../../../lib/views/map/provider';

/** Addresses of embedded maps begin so. */
const MAP_FRAMES = MAP_PROVIDER.frameAddress({ latitude: 0, longitude: 0 }).replace(/-?\d.*/, '');

declare global {
  interface Window {
    attacksRun: string[];
  }
}

/**
 * Records what an attack would do. Call it before the page is opened; the lists fill while it is
 * used.
 */
export async function observe(page: Page, own: string): Promise<string[]> {
  const seen: string[] = [];
  await page.addInitScript(() => {
    window.attacksRun = [];
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'postMessage'] as const) {
      Object.defineProperty(window, name, {
        value: (...values: unknown[]) => window.attacksRun.push(`${name}(${String(values[0])})`),
        configurable: true,
      });
    }
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(own) && frame.url() !== 'about:blank')
      seen.push(`went to ${frame.url()}`);
  });
  page.on('request', (request) => {
    // A small picture stands in the page itself; as one, an SVG runs and asks for nothing.
    if (![own, MAP_FRAMES, 'data:image/'].some((start) => request.url().startsWith(start)))
      seen.push(`asked for ${request.url()}`);
  });
  return seen;
}

/** Nodes that only an attack can have inserted, and scripts that ran. One line each. */
export function faultsIn(page: Page): Promise<string[]> {
  return page.evaluate((mapFrames) => {
    const faults = window.attacksRun.map((run) => `ran ${run}`);
    const forbidden =
      'object,embed,applet,base,frame,frameset,marquee,template,noscript,noembed,xmp,plaintext,:not(video,audio)>source,:not(video,audio)>track,math,use,foreignObject,animate,set,image';
    const inBody = 'meta,style,link[rel=stylesheet]:not([data-precedence]),title:not(svg title)';
    // Set by our own scripts: a strip's place, a submenu's room, the heights of the popup and of a
    // header whose menu wraps, the framework's announcer, a page behind a dialog.
    const OWN_STYLES =
      /^(?:(?:transform: translate3d\([\d., px-]+\);)?|(?:--(?:room|popup-height|header-measured): \d+px; ?)+|position: absolute;)$/;
    // The calendar library sets sizes through the object model.
    const isCalendar = (element: Element): boolean => element.closest('.fc') !== null;
    const tell = (element: Element, what: string): void => {
      if (faults.length < 40) faults.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
    };
    /** The document of a frame before the visitor's choice: a link and its words. */
    const isChoice = (html: string): boolean =>
      [
        ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('body, body *'),
      ].every(
        ({ tagName, attributes }) =>
          /^(?:BODY|BDI|B|SMALL)$/.test(tagName) || (tagName === 'A' && attributes.length === 2),
      );
    for (const element of document.querySelectorAll(forbidden)) tell(element, 'element');
    for (const element of document.querySelectorAll(
      `:is(main, header, footer, dialog) :is(${inBody})`,
    ))
      tell(element, 'element');
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name === 'srcdoc' && isChoice(value)) continue;
        if (/^on|^(?:srcdoc|formaction|ping|background|dynsrc|lowsrc|autofocus)$/i.test(name))
          tell(element, name);
        if (name === 'style' && !isCalendar(element) && !OWN_STYLES.test(value))
          tell(element, name);
        if (!/^(?:href|src|action|xlink:href|data|poster|cite|longdesc)$/i.test(name)) continue;
        if (element instanceof HTMLImageElement && value.startsWith('data:image/')) continue;
        const { protocol, origin } = new URL(value, location.href);
        const isSubscription = /^webcal:\/\/localhost:\d+\/calendar\/[a-z]+\/events\.ics$/.test(
          value,
        );
        if (!/^(?:https?|mailto|tel):$/.test(protocol) && !isSubscription) tell(element, name);
        if (!/^(?:a|iframe|link)$/i.test(element.tagName) && origin !== location.origin)
          tell(element, `foreign ${name}`);
      }
    }
    // A data block never runs, whatever it holds; it must be whole, or its rest would stand in the
    // page.
    const isData = (script: HTMLScriptElement): boolean => {
      try {
        return (
          script.type === 'application/ld+json' && '@context' in (JSON.parse(script.text) as object)
        );
      } catch {
        return false;
      }
    };
    /** The one that loads the framework's scripts: it names nothing but them. */
    const isLoader = (script: HTMLScriptElement): boolean =>
      script.text.startsWith('(function(d){d.documentElement') &&
      /^(?:\/_next\/static\/[\w./~-]+\.js ?)+$/.test(script.dataset['sources'] ?? '');
    for (const script of document.scripts) {
      const isOurs = script.src
        ? new URL(script.src).pathname.startsWith('/_next/static/')
        : isLoader(script) || script.type === 'text/x-payload';
      if (!isOurs && !isData(script)) tell(script, 'script');
    }
    for (const frame of document.querySelectorAll('iframe')) {
      const isMap =
        (frame.src === '' || frame.src.startsWith(mapFrames)) &&
        frame.hasAttribute('sandbox') &&
        frame.title !== '';
      if (!isMap) tell(frame, 'frame');
    }
    for (const element of document.querySelectorAll(
      '[data-rich-text] :is([id]:not([id^="section-"], [id^="place-"]), [name], [target]:not([rel~="noopener"]), [class*="visually"], [data-fallback^="//"], [data-fallback^="java"])',
    ))
      tell(element, 'name');
    for (const name of ['getElementById', 'forms', 'body', 'defaultView', 'createElement']) {
      if (Object.hasOwn(document, name)) faults.push(`document.${name} is taken`);
      if (document.querySelector(`[id="${name}"], [name="${name}"]`))
        faults.push(`an element is called ${name}`);
    }
    return faults;
  }, MAP_FRAMES);
}

/**
 * Rests on, focuses and clicks every link of the texts and menus without following it: what stands
 * on them would run.
 */
export async function touchLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('click', (event) => event.preventDefault(), true);
    for (const link of document.querySelectorAll<HTMLElement>(
      '[data-rich-text] a, header nav a, main article a',
    )) {
      link.focus({ preventScroll: true });
      for (const type of ['pointerover', 'mouseover', 'mouseenter', 'mousedown', 'auxclick'])
        link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      link.click();
    }
  });
}
