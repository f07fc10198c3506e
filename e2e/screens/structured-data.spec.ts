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
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

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

for (const language of ONE_PER_DIRECTION) {
  test(`structured data of every screen in ${language}: its types, every required and recommended field, whole addresses, dates with their offset`, async () => {
    for (const screen of SCREENS) {
      const path = inLanguage(await firstOf(site.url, screen), language);
      const blocks = blocksOf((await get(site.url, path)).body);
      expect([...new Set(blocks.map((block) => block['@type']))].toSorted(), path).toEqual(
        (TYPES[screen.name] ?? ['BreadcrumbList']).toSorted(),
      );
      expect(blocks.flatMap((block) => faultsOf(block, ORIGIN))).toEqual([]);
      const recommended = blocks.flatMap((block) => withoutRecommended(block));
      // An event may have no screen of its own, no end and no place.
      expect(
        recommended.filter((fault) => !/^Event lacks (?:url|endDate|location)$/.test(fault)),
        path,
      ).toEqual([]);
      const events = blocks.filter((block) => block['@type'] === 'Event');
      if (events.length > 0)
        expect(events.some((event) => withoutRecommended(event).length === 0)).toBe(true);
      for (const block of blocks)
        if ('inLanguage' in block) expect(block['inLanguage']).toBe(language);
    }
  });
}

test('every address in the structured data of a screen is one of a page, an image or an anchor of the site', async () => {
  const addresses = new Set<string>();
  for (const screen of SCREENS) {
    for (const block of blocksOf(
      (await get(site.url, inLanguage(await firstOf(site.url, screen), 'ar'))).body,
    ))
      collect(block, addresses);
  }
  expect(addresses.size).toBeGreaterThan(20);
  for (const address of addresses) {
    const { status, headers } = await get(site.url, address.slice(ORIGIN.length) || '/');
    expect.soft(status, `${address} ${headers.location ?? ''}`).toBe(200);
  }
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
