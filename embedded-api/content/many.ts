import type { Content } from '../database/seed';
import type { ArticleSeed, EventSeed, MenuSeed } from './types';

/** At least so many of each. */
export interface Amount {
  articles: number;
  events: number;
  menuItems: number;
}

const ITEMS_PER_MENU = 10;

/** More content of the same kind, to see that a site does not grow slow with it: the seeds again and again, under names of their own. */
export function manyOf(content: Content, { articles, events, menuItems }: Amount): Content {
  return {
    ...content,
    articles: repeated(content.articles, articles, (article, nth): ArticleSeed => ({
      ...article,
      slug: `${article.slug}-${nth}`,
      name: { fr: `${article.name.fr} (${nth})`, en: numbered(article.name.en, nth), ar: numbered(article.name.ar, nth) },
      startsAt: article.startsAt && { ...article.startsAt, daysAgo: article.startsAt.daysAgo + 30 * nth },
      files: [],
    })),
    events: repeated(content.events, events, (event, nth): EventSeed => ({
      ...event,
      slug: `${event.slug}-${nth}`,
      start: { ...event.start, day: event.start.day - 30 * nth },
      end: event.end && { ...event.end, day: event.end.day - 30 * nth },
      // Named, for finding an article by the title's words takes long for thousands.
      detail: { type: 'article', slug: content.articles[nth % content.articles.length]?.slug ?? '' },
    })),
    menu: [...content.menu, ...moreMenus(content, menuItems - countOf(content.menu))],
  };
}

/** The seeds, then their repetitions, up to the amount. */
function repeated<T>(seeds: readonly T[], amount: number, again: (seed: T, nth: number) => T): T[] {
  const more = Array.from({ length: Math.max(0, amount - seeds.length) }, (_, place) => {
    const seed = seeds[place % seeds.length];
    return seed === undefined ? [] : [again(seed, Math.floor(place / seeds.length) + 1)];
  });
  return [...seeds, ...more.flat()];
}

function numbered(text: string, nth: number): string {
  return text && `${text} (${nth})`;
}

/** Further menus, each an item with others below it. */
function moreMenus({ articles }: Content, amount: number): MenuSeed[] {
  const item = (number: number, child: MenuSeed[]): MenuSeed => ({
    label: { fr: `Rubrique ${number}`, en: `Section ${number}`, ar: `قسم ${number}` },
    link: '',
    target: { type: 'article', slug: articles[number % articles.length]?.slug ?? '' },
    status: 1,
    child,
  });
  const menus = Math.max(0, Math.ceil(amount / ITEMS_PER_MENU));
  return Array.from({ length: menus }, (_, menu) => {
    const first = menu * ITEMS_PER_MENU + 1;
    return item(
      first,
      Array.from({ length: ITEMS_PER_MENU - 1 }, (_, place) => item(first + place + 1, [])),
    );
  });
}

function countOf(items: readonly MenuSeed[]): number {
  return items.reduce((sum, { child }) => sum + 1 + countOf(child), 0);
}
