import { get } from '../../testing/http';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { startSite, type Site } from '../../testing/site';
import {
  blocksOf,
  faultsOf,
  isBlockType,
  NEEDS,
  type Block,
  type BlockType,
} from '../support/structured-data';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';

const ORIGIN = 'https://www.example.org';

/** Structured-data types of screens that have more than a breadcrumb. */
const TYPES: Record<string, BlockType[]> = {
  '/': ['Organization', 'WebSite'],
  '/calendrier': ['BreadcrumbList', 'Event'],
  '/article/{id}': ['BreadcrumbList', 'NewsArticle'],
  '/page/{id}': ['BreadcrumbList', 'Service'],
  '/chambre_de_commerce/{id}': ['BreadcrumbList', 'GovernmentOrganization'],
};

let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ API_BASE_URL: '', SITE_URL: ORIGIN });
});
test.afterAll(() => site.stop());

for (const language of LANGUAGES) {
  for (const screen of SCREENS) {
    test(`structured data of ${screen.name} in ${language}: its types, every required and recommended field, whole addresses, dates with their offset`, async () => {
      const path = inLanguage(await firstOf(site.url, screen), language);
      const blocks = blocksOf((await get(site.url, path)).body);
      expect([...new Set(blocks.map((block) => block['@type']))].toSorted()).toEqual(
        (TYPES[screen.name] ?? ['BreadcrumbList']).toSorted(),
      );
      expect(blocks.flatMap((block) => faultsOf(block, ORIGIN))).toEqual([]);
      const recommended = blocks.flatMap((block) => withoutRecommended(block));
      // An event may have no screen of its own, no end and no place.
      expect(
        recommended.filter((fault) => !/^Event lacks (?:url|endDate|location)$/.test(fault)),
      ).toEqual([]);
      const events = blocks.filter((block) => block['@type'] === 'Event');
      if (events.length > 0)
        expect(events.some((event) => withoutRecommended(event).length === 0)).toBe(true);
      for (const block of blocks)
        if ('inLanguage' in block) expect(block['inLanguage']).toBe(language);
    });
  }
}

test('every address in the structured data of a screen is one of a page, an image or an anchor of the site', async () => {
  const addresses = new Set<string>();
  for (const screen of SCREENS) {
    for (const block of blocksOf(
      (await get(site.url, inLanguage(await firstOf(site.url, screen), 'ar'))).body,
    ))
      collect(block, addresses);
  }
  expect(addresses.size).toBeGreaterThan(40);
  for (const address of addresses) {
    const { status, headers } = await get(site.url, address.slice(ORIGIN.length) || '/');
    expect.soft(status, `${address} ${headers.location ?? ''}`).toBe(200);
  }
});

test('a block with a fault is told from a whole one', () => {
  const event: Block = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Foire',
    startDate: '2026-03-05T09:00:00+01:00',
    url: `${ORIGIN}/a`,
  };
  expect(faultsOf(event, ORIGIN)).toEqual([]);
  expect(withoutRecommended(event)).toEqual([
    'Event lacks endDate',
    'Event lacks organizer',
    'Event lacks location',
  ]);
  const faulty: [Partial<Block>, RegExp][] = [
    [{ name: '' }, /lacks name/],
    [{ startDate: '2026-03-05 09:00' }, /no date with an offset/],
    [{ startDate: '2026-03-05T09:00:00' }, /no date with an offset/],
    [{ url: '/a' }, /no whole address/],
    [{ image: 'https://evil.example/x.png' }, /no whole address/],
    [{ name: 'Foire &amp; salon' }, /not plain text/],
    [{ '@context': 'http://schema.org' }, /no context/],
    [{ location: { '@type': 'GeoCoordinates', latitude: '36', longitude: 3 } }, /nowhere/],
    [
      {
        location: {
          '@type': 'ItemList',
          itemListElement: [{ '@type': 'ListItem', position: 2, name: 'a', url: `${ORIGIN}/a` }],
        },
      },
      /step 1/,
    ],
    [{ '@type': 'Party' }, /none of the types/],
  ];
  for (const [change, fault] of faulty)
    expect(faultsOf({ ...event, ...change }, ORIGIN).join(), String(fault)).toMatch(fault);
});

function withoutRecommended(block: Block): string[] {
  const type = block['@type'];
  if (!isBlockType(type)) return [];
  return NEEDS[type].recommended
    .filter((field) => !(field in block))
    .map((field) => `${type} lacks ${field}`);
}

/** Identifiers are no addresses to read, and a template is one only when it is filled. */
function collect(value: unknown, found: Set<string>): void {
  if (
    typeof value === 'string' &&
    value.startsWith(ORIGIN) &&
    !value.includes('#') &&
    !value.includes('{')
  )
    found.add(value);
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) if (key !== '@id') collect(inner, found);
}
