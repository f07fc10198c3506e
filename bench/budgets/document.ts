import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';

/**
 * What a screen costs before its first paint, in bytes as they are sent to a browser that accepts
 * Brotli; shares in percent.
 */
export interface DocumentWeight {
  /** The document, with the styles in it. */
  html: number;
  /** The share of the document that is the framework's payload. */
  payload: number;
  /** The styles in the document. */
  css: number;
  /** The share of them, before compression, that applies to nothing at either width. */
  unusedCss: number;
  /** The sheet of what the first paint does without, the same on all screens. */
  laterCss: number;
}

/** Each width twice: on a busy machine the browser's coverage misses some rules. */
const VISITED_WIDTHS = [390, 1280, 390, 1280];
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const LATER = /<link rel="stylesheet" href="(\/_next\/static\/later\/[^"]+)"/;
/** Chromium's coverage has no font faces, used or not. */
const FACE = /@font-face\s*\{[^}]*\}/g;
const NOT_REPORTED = 2;
const SCRIPTS = /\/_next\/static\/.*\.js$/;
const PAYLOAD = /<script type="text\/x-payload">[\s\S]*?<\/script>/g;

export async function weighDocument(browser: Browser, address: string): Promise<DocumentWeight> {
  const whole = await (await fetch(address)).text();
  const inline = Array.from(whole.matchAll(STYLE), ([, text = '']) => text).join('');
  const later = LATER.exec(whole)?.[1] ?? '';
  return {
    html: brotliBytes(whole),
    payload: percent(1 - brotliBytes(whole.replaceAll(PAYLOAD, '')) / brotliBytes(whole)),
    css: brotliBytes(inline),
    unusedCss: await unusedStyles(browser, address),
    laterCss: await sentBytes(new URL(later, address)),
  };
}

/** The union of what applies at the widths. */
async function unusedStyles(browser: Browser, address: string): Promise<number> {
  const used = new Map<string, Uint8Array>();
  for (const width of VISITED_WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    // Scripts bring sheets of their own, sooner or later.
    await page.route(SCRIPTS, (route) => route.abort());
    await page.coverage.startCSSCoverage();
    await page.goto(address);
    // The browser styles sections far below the window and closed panels now or later.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('.later'))
        section.style.contentVisibility = 'visible';
      for (const panel of document.querySelectorAll('details')) panel.open = true;
      return document.body.offsetHeight;
    });
    for (const { url, text = '', ranges } of await page.coverage.stopCSSCoverage()) {
      if (url !== address) continue;
      const bytes = used.get(text) ?? new Uint8Array(text.length);
      used.set(text, bytes);
      for (const { start, end } of ranges) bytes.fill(1, start, end);
    }
    await page.close();
  }
  for (const [text, bytes] of used)
    for (const { 0: face, index } of text.matchAll(FACE))
      bytes.fill(NOT_REPORTED, index, index + face.length);
  const all = Array.from(used.values(), (bytes) => Array.from(bytes)).flatMap((bytes) =>
    bytes.filter((byte) => byte !== NOT_REPORTED),
  );
  return percent(all.filter((byte) => byte === 0).length / all.length);
}

/** As the front compresses pages. */
function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

async function sentBytes(sheet: URL): Promise<number> {
  const { headers } = await fetch(sheet, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length'));
}

function percent(share: number): number {
  return Math.round(share * 100);
}
