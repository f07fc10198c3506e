import { XMLParser } from 'fast-xml-parser';
import { fold, monthFromNow, openCalendar, tool } from '../support/calendar';
import { fromAgenda, fromIcalJs } from '../support/calendar-feeds';
import { attributes, get, textOf } from '../../testing/http';
import { messages } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const ORAN = { fr: 'Oran', en: 'Oran', ar: 'وهران' };
const UNKNOWN = 'Unheard999';

for (const language of ONE_PER_DIRECTION) {
  const { calendar, chamber } = messages[language];

  test(`a chamber’s page has its next five events, the latest news that name it, and the ways to more, without scripts (${language})`, async ({
    baseURL,
  }) => {
    let body = '';
    const newsLinks = async (): Promise<string[]> => {
      ({ body } = await get(baseURL ?? '', inLanguage('/chambre_de_commerce/31', language)));
      const news = /aria-labelledby="chamber-news"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '';
      return attributes(news, 'a', 'href').filter((href) => href.includes('/article/'));
    };
    // The first page of a busy machine may lack its optional parts.
    await expect.poll(async () => (await newsLinks()).length).toBe(3);
    const events = /aria-labelledby="next-events"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '';
    const titles = [...events.matchAll(/<li[\s\S]*?<\/li>/g)].map(([item]) => textOf(item));
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.length).toBeLessThanOrEqual(5);
    for (const title of titles) expect(title).toMatch(new RegExp(`– ${ORAN[language]}`));
    for (const article of await newsLinks())
      expect(textOf((await get(baseURL ?? '', article)).body, 'main')).toContain(ORAN[language]);
    const hrefs = attributes(body, 'a', 'href');
    expect(hrefs).toContain(inLanguage('/calendrier?chamber=31', language));
    expect(hrefs).toContain(`/feeds/${language}/chamber/31.atom`);
    const file = `/calendar/${language}/chamber/31.ics`;
    expect(hrefs.some((href) => /^webcal:/.test(href) && href.endsWith(file))).toBe(true);
    expect(textOf(body, 'main')).toContain(chamber.subscribe);
  });

  test(`the calendar of a chamber has its events alone, chosen in a form without scripts, month by month (${language})`, async ({
    baseURL,
  }) => {
    const month = monthFromNow(1);
    const all = fromAgenda(
      (await get(baseURL ?? '', inLanguage(`/calendrier?date=${month}`, language))).body,
    );
    const own = [...all].filter(([, { place }]) => place === ORAN[language]);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.size);
    const path = inLanguage(`/calendrier?date=${month}&chamber=31`, language);
    const { body } = await get(baseURL ?? '', path);
    expect([...fromAgenda(body)]).toEqual(own);
    expect(body).toMatch(/<option value="31" selected=""/);
    expect(attributes(body, 'input', 'value')).toContain(month);
    expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(body)?.[0] ?? '')).toContain(ORAN[language]);
    expect(textOf(body, 'main')).toContain(calendar.zone);
    expect(body).toContain('<meta name="robots" content="noindex, follow"');
    const months = attributes(body, 'a', 'href').filter((href) => href.includes('calendrier?'));
    expect(months.filter((href) => href.includes('#agenda')).length).toBe(3);
    for (const href of months.filter((each) => each.includes('#agenda')))
      expect(href).toContain('chamber=31');
    expect(body).toContain(`/calendar/${language}/chamber/31.ics`);
  });

  test(`a chamber’s subscription is its part of the whole one, and its news feed has articles with their bodies (${language})`, async ({
    baseURL,
  }) => {
    const base = baseURL ?? '';
    const whole = fromIcalJs((await get(base, `/calendar/${language}/events.ics`)).body);
    const own = [...whole].filter(([, { place }]) => place === ORAN[language]);
    const { body, headers } = await get(base, `/calendar/${language}/chamber/31.ics`);
    expect([...fromIcalJs(body)]).toEqual(own);
    expect(own.length).toBeGreaterThan(5);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body).toContain(`X-WR-CALNAME:${calendar.title}`);
    const news = await get(base, `/feeds/${language}/chamber/31.atom`);
    const { feed } = new XMLParser().parse(news.body) as {
      feed: { entry: { id: string; content: string }[] };
    };
    expect(feed.entry.length).toBeGreaterThan(3);
    for (const { id, content } of feed.entry) {
      expect(id).toContain(inLanguage('/article/', language));
      expect(content).toContain('<p>');
    }
  });
}

test('an unknown chamber is the whole calendar, kept by no cache, and a subscription of nothing', async ({
  baseURL,
}) => {
  const [whole, unknown] = [
    await get(baseURL ?? '', '/calendrier'),
    await get(baseURL ?? '', `/calendrier?chamber=${UNKNOWN}`),
  ];
  expect(textOf(unknown.body, 'main')).toBe(textOf(whole.body, 'main'));
  expect(unknown.headers['cdn-cache-control']).toContain('max-age=0,');
  const written = unknown.body.replace(/<a [^>]*hreflang[^>]*>|<script[\s\S]*?<\/script>/gi, '');
  expect(written).not.toContain(UNKNOWN);
  for (const path of [`/calendar/fr/chamber/${UNKNOWN}.ics`, `/feeds/fr/chamber/${UNKNOWN}.atom`])
    expect((await get(baseURL ?? '', path)).status).toBe(404);
  const known = await get(baseURL ?? '', '/calendrier?chamber=31');
  expect(known.headers['cdn-cache-control']).not.toContain('max-age=0,');
});

test('the grid and the list below it show a chamber’s events alone, in the next month too; a dialog names the place', async ({
  page,
}) => {
  await openCalendar(page, 'ar', '?chamber=31');
  await tool(page, messages.ar.calendar.next, 'ar').click();
  const titles = page.locator('#agenda').getByRole('article').getByRole('heading');
  await expect(titles.first()).toBeVisible();
  for (const title of await titles.allInnerTexts())
    expect(fold(title)).toMatch(new RegExp(`– ${ORAN.ar}$`));
  await page.locator('#calendar [data-event]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('term')).toContainText([messages.ar.calendar.place]);
  await expect(dialog.getByRole('link', { name: ORAN.ar, exact: true })).toHaveAttribute(
    'href',
    /^\/ar\/chambre_de_commerce\/31\//,
  );
});
