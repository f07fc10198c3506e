import { articles } from '../content/articles';
import { categories } from '../content/articles/categories';
import { chambers } from '../content/chambers';
import { events } from '../content/events';
import { menu } from '../content/menu';
import { pages } from '../content/pages';
import { services } from '../content/pages/services';
import { partners } from '../content/partners';
import { popupSlides, slides } from '../content/slides';
import type { ArticleSeed, CategorySeed, ChamberSeed, EventSeed, MenuSeed, PageSeed, PartnerSeed, ServiceSeed, SlideSeed } from '../content/types';

/** Everything the demonstration shows, as its writers wrote it. */
export interface Content {
  categories: CategorySeed[];
  articles: ArticleSeed[];
  services: ServiceSeed[];
  pages: PageSeed[];
  slides: SlideSeed[];
  popupSlides: SlideSeed[];
  partners: PartnerSeed[];
  menu: MenuSeed[];
  chambers: ChamberSeed[];
  events: EventSeed[];
}

export const demonstration: Content = { categories, articles, services, pages, slides, popupSlides, partners, menu, chambers, events };

/** No record of any kind: tests add those they need. */
export const noContent = Object.fromEntries(Object.keys(demonstration).map((name) => [name, []])) as { [Name in keyof Content]: [] };
