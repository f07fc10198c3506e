import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demonstration } from '@/embedded-api/database/demonstration';
import { withoutDates } from '@/embedded-api/database/relative-dates';
import type { MenuItem as MenuEntry } from '@/embedded-api/entities/home';
import { FILES_FOLDER } from '@/embedded-api/routes/media';

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

/**
 * Writes the demonstration's French records, their pictures and the menu in the form that seed.php
 * reads. Returns the file.
 */
export function writeWordPressContent(folder: string): string {
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  const records: WordPressRecord[] = [];
  const add = (
    type: WordPressRecord['type'],
    slug: string,
    title: string,
    html: string,
    image: string,
  ): void => {
    const content = withoutDates(html);
    records.push({
      type,
      slug,
      title,
      content,
      summary: summaryOf(content),
      picture: copyPicture(pictures, image),
    });
  };
  add('page', 'accueil', 'Accueil', '', '');
  add('page', 'actualites', 'Actualités', '', '');
  const { slides, events, pages, services, articles, chambers, partners, menu } = demonstration;
  for (const { id, title, description, image } of slides)
    add('slide', `slide-${id}`, title.fr, description.fr, image.fr);
  for (const page of pages)
    add('page', page.slug, page.name.fr, page.description.fr, page.image.fr);
  for (const service of services)
    add('page', service.slug, service.name.fr, service.description.fr, '');
  for (const article of articles)
    add('post', article.slug, article.name.fr, article.description.fr, article.image.fr);
  for (const event of events) add('event', `event-${event.id}`, event.title.fr, '', '');
  for (const { id, name, description, logo } of chambers)
    add('chamber', `chamber-${id}`, name.fr, description.fr, `assets/entreprise/${logo}`);
  for (const { id, name, description, image } of partners)
    add('partner', `partner-${id}`, name.fr, description.fr, image);
  const file = join(folder, 'content.json');
  writeFileSync(file, JSON.stringify({ records, menu: menuItems(menu) }));
  return file;
}

function copyPicture(folder: string, image: string): string | null {
  const source = join(FILES_FOLDER, image);
  if (!/\.\w+$/.test(image) || !existsSync(source)) return null;
  const file = join(folder, image.replaceAll('/', '-'));
  copyFileSync(source, file);
  return file;
}

function summaryOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SUMMARY_CHARACTERS);
}

function menuItems(items: readonly MenuEntry[]): MenuItem[] {
  return items
    .filter(({ status }) => status !== 0)
    .map(({ label, link = '', to, child }) => ({
      label: label.fr,
      slug: to?.split('/')[1] ?? null,
      link,
      child: menuItems(child),
    }));
}
