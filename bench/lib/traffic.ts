import { attributes, get } from '@/testing/http';
import type { Call } from './drive';

const STARTS = [
  '/',
  '/en',
  '/ar',
  '/toutacticle',
  '/en/toutpage',
  '/ar/chambre_de_commerces',
  '/partenaire',
  '/calendrier',
  '/contact',
];
const MOST_SCREENS = 300;
const WORDS = ['export', 'douane', 'salon', 'formation', 'certificat', 'تصدير'];
const CONTACT: Call = {
  path: '/contact',
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body: 'name=&email=invalid&message=',
};

/** What visitors ask for, in the proportions of a site that is mostly read. */
export class Traffic {
  readonly #etags = new Map<string, string>();
  #number = 0;

  private constructor(
    private readonly screens: string[],
    private readonly parts: string[],
  ) {}

  /**
   * Reads the site as a crawler does: its screens in every language, their pictures, scripts and
   * styles.
   */
  static async of(url: string): Promise<Traffic> {
    const screens = new Set(STARTS);
    const parts = new Set<string>();
    for (const path of screens) {
      const { body } = await get(url, path);
      for (const link of attributes(body, 'a', 'href'))
        if (/^\/(?!\/|files\/)[^#]*$/.test(link) && screens.size < MOST_SCREENS) screens.add(link);
      for (const part of [
        ...attributes(body, 'img', 'src'),
        ...attributes(body, 'link', 'href'),
        ...attributes(body, 'script', 'src'),
      ])
        if (/^\/(?:_next|media|assets|icons)\//.test(part)) parts.add(part);
    }
    return new Traffic([...screens], [...parts]);
  }

  get size(): string {
    return `${this.screens.length} screens, ${this.parts.length} pictures, scripts and styles`;
  }

  /** Every screen and part once. */
  everything(): Call[] {
    return [...this.parts, ...this.screens].map((path) => ({
      path,
      headers: { 'accept-encoding': 'gzip, br' },
    }));
  }

  /**
   * Of a hundred: 50 screens in Brotli, 10 in gzip, 10 seen before, 26 parts of pages, 3 searches,
   * 1 contact form that is wrong.
   */
  next(): Call {
    this.#number += 1;
    const kind = (this.#number * 37) % 100;
    const screen = pick(this.screens);
    if (kind < 50) return { path: screen, headers: { 'accept-encoding': 'gzip, br' } };
    if (kind < 60) return { path: screen, headers: { 'accept-encoding': 'gzip' } };
    if (kind < 70)
      return {
        path: screen,
        headers: { 'accept-encoding': 'br', 'if-none-match': this.#etags.get(screen) ?? '' },
      };
    if (kind < 96) return { path: pick(this.parts), headers: { 'accept-encoding': 'br' } };
    if (kind < 99)
      return {
        path: `/search?keyword=${encodeURIComponent(pick(WORDS))}`,
        headers: { 'accept-encoding': 'br' },
      };
    return CONTACT;
  }

  learn({ path }: Call, headers: Record<string, unknown>): void {
    if (typeof headers['etag'] === 'string' && this.#etags.size < MOST_SCREENS)
      this.#etags.set(path, headers['etag']);
  }
}

function pick(list: string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? '/';
}
