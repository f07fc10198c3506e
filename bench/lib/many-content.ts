import type { Content } from '@/embedded-api/entities';
import type { MenuItem } from '@/embedded-api/entities/home';

type Article = Content['articles'][number];
type Event = Content['events'][number];

/** At least so many of each. */
export interface Amount {
  articles: number;
  events: number;
  menuItems: number;
}

const ITEMS_PER_MENU = 10;

/**
 * More content of the same kind, to see that a site does not grow slow with it: the seeds again and
 * again, under names of their own.
 */
export function manyOf(content: Content, { articles, events, menuItems }: Amount): Content {
  return {
    ...content,
    articles: repeated(content.articles, articles, (article, nth): Article => ({
      ...article,
      slug: `${article.slug}-${nth}`,
      name: {
        fr: `${article.name.fr} (${nth})`,
        en: numbered(article.name.en, nth),
        ar: numbered(article.name.ar, nth),
      },
      starts_at: earlier(article.starts_at, nth),
      created_at: earlier(article.created_at, nth),
      files: [],
    })),
    events: repeated(content.events, events, (event, nth): Event => ({
      ...event,
      start: earlier(event.start, nth),
      end: earlier(event.end, nth),
    })),
    menu: [...content.menu, ...moreMenus(content, menuItems - countOf(content.menu))],
  };
}

/** The seeds, then their repetitions, up to the amount. */
function repeated<T extends { id: number }>(
  seeds: readonly T[],
  amount: number,
  again: (seed: T, nth: number) => T,
): T[] {
  const more = Array.from({ length: Math.max(0, amount - seeds.length) }, (_, place) => {
    const seed = seeds[place % seeds.length];
    return seed === undefined
      ? []
      : [{ ...again(seed, Math.floor(place / seeds.length) + 1), id: seeds.length + place + 1 }];
  });
  return [...seeds, ...more.flat()];
}

/** Thirty days before, so many times. */
function earlier(moment: string, times: number): string {
  return moment.replace(/^-?\d+/, (day) => String(Number(day) - 30 * times));
}

function numbered(text: string, nth: number): string {
  return text && `${text} (${nth})`;
}

/** Further menus, each an item with others below it. */
function moreMenus({ articles }: Content, amount: number): MenuItem[] {
  const item = (number: number, child: MenuItem[]): MenuItem => ({
    label: { fr: `Rubrique ${number}`, en: `Section ${number}`, ar: `قسم ${number}` },
    to: `article/${articles[number % articles.length]?.slug}`,
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

function countOf(items: readonly MenuItem[]): number {
  return items.reduce((sum, { child }) => sum + 1 + countOf(child), 0);
}
