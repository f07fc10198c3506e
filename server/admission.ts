import { BusyError, createLimit } from '@/lib/limit';
import type { FinishedPage } from './finished-page';
import type { Rendering } from './rendering/calls';
import { visitorMetrics } from './visitor-metrics';

/** Renderings at a time: enough to fill a core while most of them wait for the content API. */
const RENDERINGS = 16;
/** Calls of route handlers at a time. A contact message may take the API many seconds. */
const HANDLERS = 64;
/** What would have to wait longer is refused: its visitor is told when to come again. */
const WAITING = 100;
const WAITING_MILLISECONDS = 8000;
/** The same navigation asked for again within this time is answered with the same payload. */
const SHARED_MILLISECONDS = 1000;

/**
 * Bounds what is rendered at a time, whatever it is asked for by: documents, navigations, addresses of nothing, invalid forms. Rejects with `BusyError` when
 * too many wait already, or when the turn does not come in time.
 */
export function withAdmission(rendering: Rendering): Rendering {
  const rendered = admission(RENDERINGS);
  const handled = admission(HANDLERS);
  const navigations = new Map<string, Promise<FinishedPage>>();
  return {
    screen: (key, request, id) => rendered(() => rendering.screen(key, request, id)),
    document: (key, path, id) => rendered(() => rendering.document(key, path, id)),
    navigation: (url, locale, headers, id) =>
      shared(navigations, JSON.stringify([url, locale, headers]), () => rendered(() => rendering.navigation(url, locale, headers, id))),
    handle: (request, id) => handled(() => rendering.handle(request, id)),
    lookAgain: (key) => rendering.lookAgain(key),
    submitContact: (input, sender, id) => rendering.submitContact(input, sender, id),
    announceChange: (tags, id) => rendering.announceChange(tags, id),
    takeChange: (tags, at) => rendering.takeChange(tags, at),
    contentReport: (id) => rendering.contentReport(id),
    apiStatus: () => rendering.apiStatus(),
    figures: () => rendering.figures(),
    figuresAsJson: () => rendering.figuresAsJson(),
  };
}

function admission(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = createLimit(atOnce, WAITING);
  return async (work) => {
    try {
      return await limit(work, AbortSignal.timeout(WAITING_MILLISECONDS));
    } catch (error) {
      if (error instanceof BusyError) visitorMetrics.refusedRenderings.inc();
      throw error;
    }
  };
}

/** Does the work once for all who ask while it is under way or shortly after it began. */
function shared<T>(all: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = all.get(key);
  if (known) return known;
  const begunAt = Date.now();
  const forget = (): boolean => all.delete(key);
  const made = work();
  all.set(key, made);
  made.then(() => setTimeout(forget, Math.max(0, begunAt + SHARED_MILLISECONDS - Date.now())).unref(), forget);
  return made;
}
