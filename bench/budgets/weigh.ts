import type { Browser } from 'playwright';
import { CHEAP_PHONE, watchRequests } from '../lib/browser';
import { weighDocument, type DocumentWeight } from './document';
import { MAP_PROVIDER } from '../../lib/views/map/provider';

export const KINDS = [
  'html',
  'payload',
  'css',
  'unusedCss',
  'laterCss',
  'javascript',
  'fonts',
  'total',
] as const satisfies (keyof Weight)[];
/**
 * Bytes: of scripts and fonts with gzip; the total as a browser gets it, headers and everything
 * else included.
 */
export interface Weight extends DocumentWeight {
  javascript: number;
  fonts: number;
  total: number;
}

const KIND_OF: Partial<Record<string, 'javascript' | 'fonts'>> = {
  Script: 'javascript',
  Font: 'fonts',
};
const HYDRATED = 'data-hydrated';

/**
 * What a screen loads on a phone with an empty cache, without any input. The payload of the
 * framework is part of the document.
 */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(CHEAP_PHONE);
  await context.route(`${MAP_PROVIDER.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await context.addInitScript((mark) => {
    document.addEventListener('hydrated', () => document.documentElement.setAttribute(mark, ''));
  }, HYDRATED);
  const page = await context.newPage();
  const untilQuiet = watchRequests(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const files = new Map<string, 'javascript' | 'fonts'>();
  const weight: Weight = {
    ...(await weighDocument(browser, address)),
    javascript: 0,
    fonts: 0,
    total: 0,
  };
  devtools.on('Network.responseReceived', ({ type, response }) => {
    const kind = KIND_OF[type];
    if (kind) files.set(response.url, kind);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    weight.total += encodedDataLength;
  });
  await page.goto(address);
  // A phone loads the scripts at the first interaction: they count all the same.
  await page.keyboard.press('Shift');
  await page.locator(`html[${HYDRATED}]`).waitFor();
  await untilQuiet();
  await context.close();
  for (const [file, kind] of files) weight[kind] += await gzipBytes(file);
  return weight;
}

const known = new Map<string, Promise<number>>();

/** Browsers take what is smaller still; the bounds are those of gzip. */
function gzipBytes(file: string): Promise<number> {
  const bytes = known.get(file) ?? ask(file);
  known.set(file, bytes);
  return bytes;
}

async function ask(file: string): Promise<number> {
  const { headers } = await fetch(file, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(headers.get('content-length'));
}
