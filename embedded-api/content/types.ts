/**
 * The shapes in which the demonstration content is written. They are easy to write by hand; `embedded-api/database` turns them
 * into the rows, and the rows into the wire format, of the content API.
 */

/** One text in the languages of the content. An empty string means "not translated" (French is never empty). */
export interface Texts {
  fr: string;
  en: string;
  ar: string;
}

/** `drawn`: the API draws and serves one; `none`: the record has no image; `broken`: the record names an image that does not exist. */
export type ImageSeed = 'drawn' | 'none' | 'broken';

/** A downloadable document of an article or page. */
export interface FileSeed {
  /** File name, e.g. `guide-carnet-ata.pdf`; the API draws and serves it. */
  name: string;
  description: Texts;
  /** Only readers of this language see it; null means everybody. */
  lang: 'fr' | 'en' | 'ar' | null;
  deleted: boolean;
}

export interface CategorySeed {
  /** Stable key other seeds refer to; also the slug. */
  slug: string;
  name: Texts;
  /** HTML. */
  description: Texts;
}

export interface ArticleSeed {
  slug: string;
  name: Texts;
  /** HTML body; `{date:-10}` becomes the date of ten days ago, in words. */
  description: Texts;
  image: ImageSeed;
  /** Slugs of categories. */
  categories: string[];
  /** Days before today (0 = today) and local time `HH:mm`, or null for a missing date. */
  startsAt: { daysAgo: number; time: string } | null;
  files: FileSeed[];
}

export interface ServiceSeed {
  slug: string;
  name: Texts;
  /** HTML. */
  description: Texts;
}

export interface PageSeed {
  slug: string;
  /** Slug of a service. */
  service: string;
  /** Where the page shows on the home screen. */
  placement: 'feature' | 'service' | 'none';
  name: Texts;
  /** HTML body. */
  description: Texts;
  image: ImageSeed;
  /** Icon class as a back office stores it, e.g. `fa-solid fa-stamp`; empty string for none. */
  icon: string;
  points: string[];
  pointsEn: string[];
  pointsAr: string[];
  /** HTML, shown on feature tabs. */
  extraDescription: Texts;
  createdDaysAgo: number;
  files: FileSeed[];
}

export interface SlideSeed {
  title: Texts;
  /** HTML or plain text. */
  description: Texts;
  image: ImageSeed;
  /** Absolute http(s) address, site path such as `/page/3`, or empty. */
  linkUrl: string;
  /** Empty: the site's default label. */
  linkText: Texts;
}

export interface PartnerSeed {
  /** Short name used for the drawn logo and the `.example` address. */
  short: string;
  name: Texts;
  description: Texts;
  image: ImageSeed;
  /** Empty: no link. */
  linkUrl: string;
}

export interface MenuSeed {
  label: Texts;
  /** Site path or absolute address; used when there is no `target`. */
  link: string;
  /** A dynamic item: links to /{type}/{id}/{slug} of the record with this slug. */
  target?: { type: 'article' | 'page' | 'category' | 'service'; slug: string };
  /** 1 is shown, 0 is not. */
  status: 0 | 1;
  child: MenuSeed[];
}

export interface EventSeed {
  slug: string;
  title: Texts;
  /** Days from today (negative = past) and local time `HH:mm` (Africa/Algiers). */
  start: { day: number; time: string };
  /** null: open-ended. */
  end: { day: number; time: string } | null;
  image: ImageSeed;
  /** Site path opened by "view details" without the leading slash, e.g. `article/12` ; empty for none. */
  detail: { type: 'article' | 'page'; slug: string } | null;
}

export interface MemberSeed {
  name: Texts;
  role: Texts;
  image: ImageSeed;
  order: number;
}

export interface ChamberSeed {
  /** Wilaya code 1–69; also the id. */
  code: number;
  wilaya: Texts;
  name: Texts;
  /** HTML. */
  description: Texts;
  /** `drawn` or `none`. */
  logo: ImageSeed;
  coordinates: { latitude: string; longitude: string } | null;
  administrativeMembers: MemberSeed[];
  electedMembers: MemberSeed[];
}
