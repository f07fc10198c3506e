import { ENTITY_NAMES } from '@/lib/content-api/invalidated-tags';
import { announce, OPERATED } from '../calls';
import { get } from '../http';
import { startSite, type Site } from '../site';
import { inLanguage } from '../test';
import type { MutatingApi } from './api';
import { faultsOf } from './faults';
import { languageOfTurn, MUTATED_SCREENS, type MutatedScreen } from './screens';

/** Largest page, for any answer. */
const MAX_PAGE_BYTES = 5 * 1024 * 1024;
/** Screens asked for at a time. */
const AT_ONCE = 4;

/** What the screens of some payloads answered. */
export interface Tally {
  screens: number;
  /** Answers by status. */
  statuses: Map<number, number>;
  /** Characters of the largest page. */
  largest: number;
  /** One line for each wrong answer. */
  faults: string[];
}

export function emptyTally(): Tally {
  return { screens: 0, statuses: new Map(), largest: 0, faults: [] };
}

/** A site on the mutating API with the shortest cache times. */
export function startMutatedSite(apiUrl: string): Promise<Site> {
  return startSite({ API_BASE_URL: apiUrl, CONTENT_FRESH_SECONDS: '0', ...OPERATED });
}

/**
 * Serves a payload: what earlier ones left in the site's caches is asked for again before it is
 * shown.
 */
export async function servePayload(site: Site, api: MutatingApi, payload: number): Promise<void> {
  api.payload = payload;
  for (const entity of ENTITY_NAMES) {
    const status = await announce(site.url, { entity });
    if (status !== 200) throw new Error(`the webhook answered ${status}`);
  }
}

/** Reads every screen of a payload once, in the language whose turn it is. */
export async function readPayload(
  site: Site,
  api: MutatingApi,
  payload: number,
  tally: Tally,
): Promise<void> {
  await servePayload(site, api, payload);
  const waiting = [...MUTATED_SCREENS.entries()];
  const read = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, screen] = next;
      await readScreen(
        site,
        screen,
        inLanguage(screen.path(payload), languageOfTurn(payload, position)),
        payload,
        tally,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  for (const route of [
    '/api/first-menu',
    '/api/slide',
    '/api/slide/partenaire_all',
    '/api/events',
    '/api/articles/edit/{id}',
  ]) {
    if (!api.wasAsked(route)) tally.faults.push(`payload ${payload}: ${route} was not asked for`);
  }
}

async function readScreen(
  site: Site,
  screen: MutatedScreen,
  path: string,
  payload: number,
  tally: Tally,
): Promise<void> {
  const answer = await get(site.url, path);
  tally.screens += 1;
  tally.largest = Math.max(tally.largest, answer.body.length);
  tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
  const expected = screen.isDetail ? [200, 404, 503] : [200];
  const faults = expected.includes(answer.status)
    ? faultsOf(answer.body)
    : [`status ${answer.status}`];
  if (answer.body.length > MAX_PAGE_BYTES) faults.push(`${answer.body.length} characters`);
  tally.faults.push(...faults.map((fault) => `payload ${payload} ${path}: ${fault}`));
}

/** Processes of the site that ended. */
export function endedProcesses(site: Site): string[] {
  return site.log.filter(({ msg }) => /\bended\b/i.test(String(msg))).map(({ msg }) => String(msg));
}
