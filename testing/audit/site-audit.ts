import { IMAGE_WIDTHS } from '@/lib/media/image-address';
import { BROKEN_ADDRESSES } from '../broken-pictures';
import { get } from '../http';
import { messageKeys, messages } from '../messages';
import { inLanguage, LANGUAGES } from '../test';
import { crawl } from './crawler';
import { factsOf, split, type Facts } from './facts';
import { RULES, type Verdict } from './rules';
import { readSitemap } from './sitemap';
import { checkSocialImages, SOCIAL_IMAGES } from './social-images';

/** Months of the endless calendar that are followed, per language. */
const CALENDAR_PAGES = 6;
const CONCURRENCY = 4;
const NOWHERE = [
  '/nulle-part',
  '/contact/x',
  '/toutacticle/x',
  '/article/999999999',
  '/page/999999999/x',
  '/category/999999999',
  '/service/999999999',
  '/chambre_de_commerce/999999999',
];
export interface Audit {
  documents: Facts[];
  verdicts: Record<string, Verdict>;
}

/**
 * Reads a whole site as search engines do, from its home screens and its sitemap on, and checks
 * every rule. `origin` is its public address, `base` the one it is reached at. The number of social
 * images is bounded, since each has to be made.
 */
export async function auditSite(
  base: string,
  origin: string,
  { socialImages = Infinity } = {},
): Promise<Audit> {
  const sitemap = await readSitemap(base, origin);
  const keys = new Set(messageKeys());
  const documents: Facts[] = [];
  const starts = [
    ...new Set([
      ...LANGUAGES.map((language) => inLanguage('/', language)),
      ...sitemap.map(({ path }) => path),
    ]),
  ];
  await crawl({
    base,
    origin,
    starts,
    concurrency: CONCURRENCY,
    wants: bounded(),
    inPlaceOf: smallest,
    onVisit: (visited) => documents.push(factsOf(visited, origin, keys)),
  });
  const nowhere = [];
  for (const path of NOWHERE.flatMap((address) =>
    LANGUAGES.map((language) => inLanguage(address, language)),
  ))
    nowhere.push({ path, status: (await get(base, path)).status });
  const notFoundTitles = LANGUAGES.map((language) => `404 – ${messages[language].notFound.title}`);
  const site = {
    documents: documents.filter(({ path }) => !BROKEN_ADDRESSES.test(path)),
    sitemap,
    notFoundTitles,
    nowhere,
  };
  const verdicts = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, rule(site)]),
  );
  verdicts[SOCIAL_IMAGES] = await checkSocialImages(
    { base, origin, most: socialImages, isBroken: BROKEN_ADDRESSES },
    documents,
  );
  return { documents, verdicts };
}

/** Pictures exist in every width or in none; a small one takes a tenth of the time. */
function smallest(path: string): string {
  return path.startsWith('/media/')
    ? path.replace(/(?<=[?&]w=)\d+/, String(IMAGE_WIDTHS[0]))
    : path;
}

/** Every address, except further months of the calendar, and one width of each picture. */
function bounded(): (path: string) => boolean {
  const months: Record<string, number> = {};
  const pictures = new Set<string>();
  return (path) => {
    if (path.startsWith('/media/')) {
      const [picture = ''] = path.split('?');
      return pictures.size < pictures.add(picture).size;
    }
    const { language, rest } = split(path);
    if (rest !== '/calendrier') return true;
    months[language] = (months[language] ?? 0) + 1;
    return months[language] <= CALENDAR_PAGES;
  };
}
