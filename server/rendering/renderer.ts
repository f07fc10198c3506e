import { announceChange } from '@/lib/api/changes';
import { forget } from '@/lib/api/forgotten';
import { submitContact } from '@/lib/contact/submit';
import { contentReport } from '@/lib/content-report/report';
import { metrics } from '@/lib/metrics';
import { openVisit, runVisit } from '@/lib/visit';
import { rightSpelling } from '../spellings';
import { apiStatus } from './api-status';
import type { Rendering } from './calls';
import { render, type NextHandler } from './render';
import { Screens, type ScreenOptions } from './screens';
import { SourcesOfPages } from './sources-of-pages';

export interface RendererOptions extends ScreenOptions {
  handle: NextHandler;
  /** Every page may show something else from now on. */
  changed: () => void;
}

/** Renders, and reads the content API: all that the front itself does not do. */
export function createRenderer({ handle, changed, ...options }: RendererOptions): Rendering {
  const sources = new SourcesOfPages();
  const framework = { handle, dev: options.dev };
  const screens = new Screens(framework, sources, options);
  const within = <T>(requestId: string, work: () => T): T => runVisit(openVisit({ requestId }), work);
  return {
    screen: (key, request, id) => screens.render(key, request, id),
    document: (key, path, id) => screens.renderDocument(key, path, id),
    navigation: (url, locale, headers, id) => screens.renderNavigation(url, locale, headers, id),
    lookAgain: (key) => sources.lookAgain(key),
    handle: ({ visitor, ...request }, requestId) => render(framework, request, openVisit({ visitor, requestId })),
    submitContact: (input, sender, id) => within(id, () => submitContact(input, sender)),
    announceChange: (tags, id) => {
      const announced = within(id, () => announceChange(tags));
      changed();
      return announced;
    },
    takeChange: async (tags, at) => {
      forget(tags, at);
      changed();
    },
    contentReport: (id) => within(id, () => contentReport({ external: false, spell: (path) => rightSpelling(path) ?? path })),
    apiStatus: async () => apiStatus(),
    figures: () => metrics.registry.metrics(),
    figuresAsJson: () => metrics.registry.getMetricsAsJSON(),
  };
}
