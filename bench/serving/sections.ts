import type { Figure } from '../lib/figures';
import { behindNginx } from './behind-nginx';
import { growth } from './growth';
import { hits } from './hits';
import { memory } from './memory';
import { misses } from './misses';
import { renderers } from './renderers';
import { build, start } from './starts';
import { tail } from './tail';
import { upstream } from './upstream';
import { clicks } from '../clicks';
import { visits } from '../visit';
import { visitsAgainstWordPress } from '../wordpress-visits';

/** A table of docs/performance.md. */
export interface Section {
  name: string;
  title: string;
  measure: () => Promise<Figure[]>;
}

/** In the order in which they are measured: the build first, since all others run it. */
export const SECTIONS: readonly Section[] = [
  { name: 'build', title: 'Build', measure: build },
  {
    name: 'hits',
    title: 'A page from the page cache, front and renderer on one core',
    measure: () => hits(),
  },
  { name: 'tail', title: 'Tail latency, front and renderer on one core', measure: () => tail() },
  { name: 'misses', title: 'A page that must be rendered', measure: misses },
  { name: 'start', title: 'Start', measure: start },
  { name: 'renderers', title: 'More cores', measure: () => renderers() },
  {
    name: 'behind-nginx',
    title: 'Behind the shipped nginx configuration, as a ratio to WordPress behind nginx',
    measure: () => behindNginx(),
  },
  { name: 'memory', title: 'Memory with a thousand pages kept', measure: memory },
  {
    name: 'upstream',
    title: 'Calls of the content API, and the cost of a slow one',
    measure: () => upstream(),
  },
  {
    name: 'visits',
    title: 'First visits on a cheap phone: 1.6 Mbit/s, 150 ms, processor four times slower',
    measure: () => visits(),
  },
  { name: 'clicks', title: 'From a click until the next screen is drawn', measure: () => clicks() },
  {
    name: 'wordpress-visits',
    title:
      'The same visits beside WordPress, both behind nginx (ours in French, in Arabic; WordPress)',
    measure: () => visitsAgainstWordPress(),
  },
  { name: 'growth', title: 'Growing content', measure: () => growth() },
];
