import { expect, test } from '../../testing/test';

// The browser's own lines about what it stopped.
test.use({ allowedErrors: /Content Security Policy/ });

test('the policy stops what an attacker plants, and every test notices: in its page, a second page and a context of its own', async ({
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
    await opened.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.stranger = true';
      const frame = document.createElement('iframe');
      frame.src = new Image().src = 'https://evil.example/';
      document.body.append(script, frame);
      document.body.setAttribute('onclick', 'window.stranger = true');
      document.body.setAttribute('style', 'color: red');
      void fetch('https://evil.example/').catch(() => undefined);
      document.head.append(Object.assign(document.createElement('base'), { href: frame.src }));
    });
    const directives = (): string[] =>
      faults.violations.map((each) => each.split(' ')[0] ?? '').toSorted();
    await expect
      .poll(directives)
      .toEqual([
        'base-uri',
        'connect-src',
        'frame-src',
        'img-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
      ]);
    expect(await opened.evaluate(() => 'stranger' in window)).toBe(false);
    faults.violations.length = 0;
  }
  await other.close();
});
