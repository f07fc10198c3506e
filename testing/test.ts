import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { directionOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import { BROKEN_PICTURES } from './broken-pictures';
import { shiftDate } from './shift-date.mjs';
import { MAP_PROVIDER } from '@/lib/views/map/provider';

export { expect };
export const LANGUAGES = LOCALES;
export type Language = Locale;
export const DIRECTIONS = Object.fromEntries(
  LOCALES.map((locale) => [locale, directionOf(locale)]),
) as Record<Language, 'ltr' | 'rtl'>;
/**
 * One language of each direction. What scripts and layout do is the same in English as in French:
 * `every-screen.spec.ts` and the tests of texts read all three.
 */
export const ONE_PER_DIRECTION = ['fr', 'ar'] as const satisfies Language[];
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** A path in a language: French has no prefix. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'fr') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The browser's line about a picture that the demonstration content lacks on purpose. */
const ON_PURPOSE = new RegExp(BROKEN_PICTURES);

/** Faults a page may not have, collected while a test runs. */
export interface Faults {
  errors: string[];
  /**
   * What the pages' security policy had to stop: directive, what was blocked, and the page. No test
   * may allow any.
   */
  violations: string[];
}

/**
 * What Chromium says of a transition between two screens that did not come about, as on a busy
 * machine: the new screen is shown without it.
 */
const WITHOUT_TRANSITION = /^Transition was (?:aborted|skipped)/;

/**
 * Collects the faults of every page a context opens, now and later, and marks pages that are
 * hydrated.
 */
async function watch(context: BrowserContext, faults: Faults): Promise<void> {
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!WITHOUT_TRANSITION.test(message)) faults.errors.push(`error: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The map's host is another site, which the browser of the tests does not know
    // (playwright.config.ts).
    if ((message.location().url + message.text()).includes(new URL(MAP_PROVIDER.origin).host))
      return;
    const text = `console: ${message.text()} (${message.location().url})`;
    if (!ON_PURPOSE.test(text)) faults.errors.push(text);
  });
  if (process.env['WALL_CLOCK_MS'])
    await context.addInitScript(shiftDate, Number(process.env['WALL_CLOCK_MS']));
  await context.exposeBinding('reportPolicyViolation', (_source, text: string) =>
    faults.violations.push(text),
  );
  await context.addInitScript(() => {
    document.addEventListener('hydrated', () =>
      document.documentElement.setAttribute('data-hydrated', ''),
    );
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, documentURI }) => {
        window.reportPolicyViolation(
          `${effectiveDirective} ${blockedURI} ${sample} (${documentURI})`,
        );
      },
    );
  });
}

declare global {
  interface Window {
    reportPolicyViolation(text: string): void;
  }
}

async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

const LATE_ATTEMPTS = 10;
const LATE_PAUSE = 3000;
const LATE_PICTURE = /status of 503 .*\((http\S+\/media\/\S+)\)$/;

/**
 * The error is about a picture that the content API had not drawn in time, as on a busy machine:
 * the site says "try again", and then it has to come.
 */
async function comesLater(error: string): Promise<boolean> {
  const [, address] = LATE_PICTURE.exec(error) ?? [];
  if (address === undefined) return false;
  for (let attempt = 0; attempt < LATE_ATTEMPTS; attempt += 1) {
    if (await isThere(address)) return true;
    await wait(LATE_PAUSE);
  }
  return false;
}

interface Options {
  /** Errors a test expects, e.g. the browser's own line for a 404 document. */
  allowedErrors: RegExp | null;
}

/**
 * Every test fails on a console error, an uncaught exception or a violation of a page's security
 * policy, in whatever context it opens.
 */
export const test = base.extend<Options & { faults: Faults }>({
  allowedErrors: [null, { option: true }],
  faults: [
    async ({ browser, context, allowedErrors }, use) => {
      const faults: Faults = { errors: [], violations: [] };
      await watch(context, faults);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const opened = await newContext(options);
        await watch(opened, faults);
        return opened;
      };
      await use(faults);
      browser.newContext = newContext;
      expect(faults.violations).toEqual([]);
      const errors: string[] = [];
      for (const error of faults.errors)
        if (!allowedErrors?.test(error) && !(await comesLater(error))) errors.push(error);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
