import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/test';

// The browser's own lines about what it stopped.
test.use({ allowedErrors: /Content Security Policy/ });

/** What an attacker's text in a page could try. None may happen, and each must be noticed. */
const PLANTED: { directive: string; plant: (page: Page) => Promise<void> }[] = [
  {
    directive: 'script-src-elem',
    plant: (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.stranger = true';
        document.body.append(script);
      }),
  },
  {
    directive: 'script-src-attr',
    plant: (page) =>
      page.evaluate(() => document.body.setAttribute('onclick', 'window.stranger = true')),
  },
  {
    directive: 'style-src-attr',
    plant: (page) => page.evaluate(() => document.body.setAttribute('style', 'color: red')),
  },
  {
    directive: 'img-src',
    plant: (page) =>
      page.evaluate(() => {
        new Image().src = 'https://evil.example/picture.png';
      }),
  },
  {
    directive: 'frame-src',
    plant: (page) =>
      page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = 'https://evil.example/';
        document.body.append(frame);
      }),
  },
  {
    directive: 'connect-src',
    plant: (page) =>
      page.evaluate(() =>
        fetch('https://evil.example/').then(
          () => undefined,
          () => undefined,
        ),
      ),
  },
  {
    directive: 'base-uri',
    plant: (page) =>
      page.evaluate(() => {
        const element = document.createElement('base');
        element.href = 'https://evil.example/';
        document.head.append(element);
      }),
  },
];

for (const { directive, plant } of PLANTED) {
  test(`the policy stops what is planted against ${directive}, and the test notices: in its page, a second page and a context of its own`, async ({
    page,
    context,
    browser,
    baseURL,
    faults,
  }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    for (const opened of [page, await context.newPage(), await other.newPage()]) {
      await opened.goto('/contact');
      expect(faults.violations).toEqual([]);
      await plant(opened);
      await expect
        .poll(() => faults.violations.filter((violation) => violation.startsWith(directive)), {
          message: directive,
        })
        .toHaveLength(1);
      expect(await opened.evaluate(() => 'stranger' in window)).toBe(false);
      faults.violations.length = 0;
    }
    await other.close();
  });
}
