import { invalidatedTags } from '@/lib/api/cache/invalidated-tags';
import { announceInvalidation } from '@/lib/api/cache/shared-invalidations';
import { submitContact } from '@/lib/contact/submit';
import { contentReport } from '@/lib/content-report/report';
import { mergeBursts } from '@/lib/merge-bursts';
import { metrics } from '@/lib/metrics';
import { openVisit, runVisit } from '@/lib/visit';
import { ReportJob } from '../content-report/report-job';
import { rightSpelling } from '../spellings';
import { apiStatus } from './api-status';
import type { Rendering } from './calls';
import { render, type NextHandler } from './render';
import { Screens, type ScreenOptions } from './screens';
import { SourcesOfPages } from './sources-of-pages';

/** Changes that editors make within so many milliseconds are announced together: what they concern is rendered again once for all of them. */
const ANNOUNCEMENT_INTERVAL = 250;

export interface RendererOptions extends ScreenOptions {
  handle: NextHandler;
  /** Pages made of what carries one of these tags may show something else from now on. */
  changed: (tags: string[]) => void;
}

/** Renders, and reads the content API: all that the front itself does not do. */
export function createRenderer({ handle, changed, ...options }: RendererOptions): Rendering {
  const sources = new SourcesOfPages();
  const framework = { handle, dev: options.dev };
  const screens = new Screens(framework, sources, options);
  const announce = mergeBursts(async (tags) => {
    const announced = announceInvalidation(tags);
    changed(tags);
    await announced;
  }, ANNOUNCEMENT_INTERVAL);
  const report = new ReportJob(() => contentReport({ external: false, spell: (path) => rightSpelling(path) ?? path }));
  const within = <T>(requestId: string, work: () => T): T => runVisit(openVisit({ requestId }), work);
  return {
    screen: (key, request, id) => screens.render(key, request, id),
    document: (key, path, id) => screens.renderDocument(key, path, id),
    navigation: (url, locale, headers, id) => screens.renderNavigation(url, locale, headers, id),
    lookAgain: (key) => sources.lookAgain(key),
    handle: ({ visitor, ...request }, requestId) => render(framework, request, openVisit({ visitor, requestId })),
    submitContact: (input, sender, id) => within(id, () => submitContact(input, sender)),
    announceChange: (tags, id) => within(id, () => announce(tags)),
    takeChange: async (tags, at) => {
      invalidatedTags.invalidate(tags, at);
      changed(tags);
    },
    contentReport: async (id) => within(id, () => report.latest()),
    apiStatus: async () => apiStatus(),
    figures: () => metrics.registry.metrics(),
    figuresAsJson: () => metrics.registry.getMetricsAsJSON(),
  };
}
