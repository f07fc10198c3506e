import { demonstration } from '../../embedded-api/database/demonstration';
import { openHydrated, openInStoppedTime } from '../support/hydrated';
import { A_LONG_TIME, inView, partnersStrip } from '../support/home';
import { messages } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const { partners } = demonstration;

// A picture or two of the content are missing on purpose.
test.use({ allowedErrors: /status of 404.*\/media\// });

test('the partners carousel shows 1 partner on mobile and 3 from 768 px, and loops', async ({
  page,
}) => {
  for (const [width, shown] of [
    [767, 1],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/');
    const strip = partnersStrip(page);
    await strip.getByRole('button', { name: messages.fr.home.pausePartners }).click();
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(async () => (await inView(strip)).length).toBe(shown);
    const first = await inView(strip);
    expect(first[0]).toContain(partners[0]?.name.fr.slice(0, 20));
    await strip.getByRole('button', { name: messages.fr.home.previousPartners }).click();
    await expect
      .poll(async () => (await inView(strip))[0], 'before the first comes the last')
      .toContain(partners.at(-1)?.name.fr.slice(0, 20));
    await strip.getByRole('button', { name: messages.fr.home.nextPartners }).click();
    await expect.poll(() => inView(strip), 'after the last comes the first').toEqual(first);
  }
});

for (const language of ONE_PER_DIRECTION) {
  test(`the partners carousel goes on by itself every 3000 ms until it is stopped (${language})`, async ({
    page,
  }) => {
    await openInStoppedTime(page, inLanguage('/', language));
    const texts = messages[language].home;
    const strip = partnersStrip(page, language);
    const leading = async (): Promise<string> =>
      (await inView(strip)).at(language === 'ar' ? -1 : 0) ?? '';
    const nameOf = (place: number): string => partners[place]?.name[language].slice(0, 20) ?? '?';
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-moving]'), 'its script is there').toHaveCount(1);
    expect(await leading()).toContain(nameOf(0));
    await page.clock.runFor(2999);
    expect(await leading()).toContain(nameOf(0));
    await page.clock.runFor(1800);
    await expect.poll(leading).toContain(nameOf(1));
    await page.clock.runFor(3000);
    await expect.poll(leading).toContain(nameOf(2));
    const stop = strip.getByRole('button', { name: texts.pausePartners });
    await stop.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(2000);
    const stopped = await leading();
    await page.clock.runFor(A_LONG_TIME);
    expect(await leading()).toBe(stopped);
    await expect(strip.getByRole('button', { name: texts.playPartners })).toBeFocused();
  });
}
