import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuSeed } from '@/embedded-api/content/types';
import { demonstration } from '@/embedded-api/database/seed';
import { withoutDates } from '@/embedded-api/database/relative-dates';
import { drawings } from '@/embedded-api/images/drawings';
import { rasterise } from '@/embedded-api/images/rasterise';

/** What seed.php writes as one post. */
interface WordPressRecord {
  type: 'post' | 'page' | 'slide' | 'event' | 'chamber' | 'partner';
  slug: string;
  title: string;
  content: string;
  summary: string;
  /** File of its picture. */
  picture: string | null;
}

interface MenuItem {
  label: string;
  slug: string | null;
  link: string;
  child: MenuItem[];
}

const SUMMARY_CHARACTERS = 160;

/** Writes the demonstration's French records, their pictures and the menu in the form that seed.php reads. Returns the file. */
export async function writeWordPressContent(folder: string): Promise<string> {
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  const records: WordPressRecord[] = [];
  const add = async (type: WordPressRecord['type'], drawing: string, slug: string, title: string, html: string, image: string): Promise<void> => {
    const content = withoutDates(html);
    const picture = image === 'drawn' ? await draw(pictures, drawing, slug) : null;
    records.push({ type, slug, title, content, summary: summaryOf(content), picture });
  };
  await add('page', 'page', 'accueil', 'Accueil', '', 'none');
  await add('page', 'page', 'actualites', 'Actualités', '', 'none');
  const { slides, popupSlides, events, pages, services, articles, chambers, partners, menu } = demonstration;
  for (const [place, slide] of slides.entries()) await add('slide', 'hero', `slide-${place}`, slide.title.fr, slide.description.fr, slide.image);
  for (const [place, slide] of popupSlides.entries())
    await add('slide', 'popup', `popup-${place}`, slide.title.fr, slide.description.fr, slide.image);
  for (const page of pages) await add('page', 'page', page.slug, page.name.fr, page.description.fr, page.image);
  for (const service of services) await add('page', 'page', service.slug, service.name.fr, service.description.fr, 'none');
  for (const article of articles) await add('post', 'article', article.slug, article.name.fr, article.description.fr, article.image);
  for (const event of events) await add('event', 'event', event.slug, event.title.fr, '', 'none');
  for (const chamber of chambers) await add('chamber', 'chamber', `chamber-${chamber.code}`, chamber.name.fr, chamber.description.fr, chamber.logo);
  for (const partner of partners)
    await add('partner', 'partner', partner.short.toLowerCase(), partner.name.fr, partner.description.fr, partner.image);
  const file = join(folder, 'content.json');
  writeFileSync(file, JSON.stringify({ records, menu: menuItems(menu) }));
  return file;
}

async function draw(folder: string, drawing: string, subject: string): Promise<string> {
  const plan = drawings.get(drawing);
  if (!plan) throw new Error(`No drawing ${drawing}`);
  const file = join(folder, `${drawing}-${subject}.${plan.format === 'jpeg' ? 'jpg' : 'png'}`);
  writeFileSync(file, await rasterise(plan, plan.draw(subject)));
  return file;
}

function summaryOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SUMMARY_CHARACTERS);
}

function menuItems(items: readonly MenuSeed[]): MenuItem[] {
  return items
    .filter(({ status }) => status === 1)
    .map(({ label, link, target, child }) => ({ label: label.fr, slug: target?.slug ?? null, link, child: menuItems(child) }));
}
