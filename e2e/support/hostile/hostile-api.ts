import { createServer, type Server } from 'node:http';
import { listen, stopServer } from '../../../testing/loopback';
import { PUBLICATIONS, TAXONOMIES } from '@/lib/content-api/entities';
import { SCREEN_ROUTES, type RouteName } from '@/lib/routes/table';
import { HostileRecords } from './records';

const QUERIES: Partial<Record<RouteName, string>> = {
  calendar: '?date=2026-03',
  articles: '?per_page=48',
  pages: '?per_page=48',
  search: '?keyword=a&per_page=24',
};
/** Every screen that shows content, on it. */
export const HOSTILE_SCREENS = [
  ...SCREEN_ROUTES.filter(([, { isStatement }]) => !isStatement).map(
    ([name, { path }]) => path.build({ id: '1' }) + (QUERIES[name] ?? ''),
  ),
  '/nulle-part',
];

/** A hostile content API: every text, path and address of every record is an attack. */
export class HostileApi {
  readonly #records: HostileRecords;
  #server: Server | undefined;
  url = '';

  constructor(payloads: readonly string[], body?: string) {
    this.#records = new HostileRecords(payloads, body);
  }

  async start(): Promise<this> {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const answer = this.#answer(pathname);
      response
        .writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? null));
    });
    this.url = await listen(this.#server);
    return this;
  }

  stop(): Promise<void> {
    return stopServer(this.#server);
  }

  #answer(path: string): unknown {
    const records = this.#records;
    const [, start, id = ''] = /^(\/api\/\w+\/edit\/)(\d+)$/.exec(path) ?? [];
    const taxonomy = TAXONOMIES.find(({ templates }) => templates.one === `${start}{id}`);
    const listed = PUBLICATIONS.find(
      ({ tag, templates }) => templates.list === path || tag === taxonomy?.items.tag,
    );
    const list = listed && page(records.published[listed.tag]());
    if (taxonomy) return { [taxonomy.tag]: records.taxonomy(id), [taxonomy.members]: list };
    if (list) return list;
    const publication = PUBLICATIONS.find(({ templates }) => templates.one === `${start}{id}`);
    if (publication) return records.detail(publication.tag, id);
    if (start !== undefined) return records.chamber(id);
    switch (path) {
      case '/api/first-menu':
        return records.menu();
      case '/api/slide':
        return records.slides();
      case '/api/slide/popup':
        return [
          {
            ...records.slides()[0],
            description: records.body(),
            description_en: records.body(),
            description_ar: records.body(),
          },
        ];
      case '/api/slide/partenaire':
      case '/api/slide/partenaire_all':
        return records.partners();
      case '/api/pages/features':
      case '/api/pages/services':
        return records.published.page();
      case '/api/articles/home':
        return records.published.article();
      case '/api/chambre_de_commerces_home':
      case '/api/chambre_de_commerces':
        return records.chambers();
      case '/api/categoryportail/list_acticle':
      case '/api/serviceportail/list_page':
        return records.taxonomies();
      case '/api/search':
        return page(records.published.article());
      case '/api/events':
        return records.events();
      default:
        return undefined;
    }
  }
}

function page(data: unknown[]): unknown {
  return { data, pagination: { current_page: 1, last_page: 1, total: data.length } };
}
