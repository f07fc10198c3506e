import { withLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { nearestScreens } from '@/lib/nearest-screens';
import { ANY_UNKNOWN_PATH } from '@/lib/routes';
import type { FinishedPage } from './finished-page';
import type { Made } from './rendering/calls';

/** The not-found screen is the same for all unknown addresses for this long. */
const KEPT_MILLISECONDS = 5000;
const NOT_FOUND = 404;

interface Kept {
  made: Promise<Made>;
  begunAt: number;
}

/**
 * The not-found screens of unknown addresses: one per language, rendered for none of them in particular and kept for seconds, so that guessed addresses cost
 * nothing. An address that resembles a screen's gets a not-found screen of its own, which names that screen.
 */
export class UnknownAddresses {
  readonly #kept = new Map<Locale, Kept>();

  /** `render` makes the screen of an address; rejects as it does. */
  async screenOf(url: string, locale: Locale, render: (url: string) => Promise<Made>): Promise<FinishedPage> {
    const { page, screens } = await this.#common(locale, render);
    const isCommon = page.status === NOT_FOUND && screens !== undefined && nearestScreens(url, screens).length === 0;
    return isCommon ? page : (await render(url)).page;
  }

  /** Every page may show something else from now on. */
  clear(): void {
    this.#kept.clear();
  }

  #common(locale: Locale, render: (url: string) => Promise<Made>): Promise<Made> {
    const kept = this.#kept.get(locale);
    if (kept && Date.now() - kept.begunAt < KEPT_MILLISECONDS) return kept.made;
    const begun: Kept = { made: render(withLanguage(ANY_UNKNOWN_PATH, locale)), begunAt: Date.now() };
    this.#kept.set(locale, begun);
    begun.made.catch(() => {
      if (this.#kept.get(locale) === begun) this.#kept.delete(locale);
    });
    return begun.made;
  }
}
