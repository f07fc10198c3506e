import { createServer, type Server } from 'node:http';
import { listen, stopServer } from '../../../testing/loopback';
import { HostileRecords } from './records';

/** Every screen on it. */
export const HOSTILE_SCREENS = [
  '/',
  '/contact',
  '/calendrier?date=2026-03',
  '/article/1',
  '/page/2',
  '/toutacticle?per_page=48',
  '/toutpage?per_page=48',
  '/category/3',
  '/service/4',
  '/search?keyword=a&per_page=24',
  '/partenaire',
  '/chambre_de_commerces',
  '/chambre_de_commerce/5',
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
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? null));
    });
    this.url = await listen(this.#server);
    return this;
  }

  stop(): Promise<void> {
    return stopServer(this.#server);
  }

  #answer(path: string): unknown {
    const records = this.#records;
    const [, entity, id = ''] = /^\/api\/(articles|pages|chambre_de_commerces|categoryportail|serviceportail)\/edit\/(\d+)$/.exec(path) ?? [];
    if (entity === 'articles' || entity === 'pages') return records.detail(entity, id);
    if (entity === 'chambre_de_commerces') return records.chamber(id);
    if (entity === 'categoryportail') return { category: records.taxonomy(id), articles: page(records.articles()) };
    if (entity === 'serviceportail') return { service: records.taxonomy(id), pages: page(records.pages()) };
    switch (path) {
      case '/api/first-menu':
        return records.menu();
      case '/api/slide':
        return records.slides();
      case '/api/slide/popup':
        return [{ ...records.slides()[0], description: records.body(), description_en: records.body(), description_ar: records.body() }];
      case '/api/slide/partenaire':
      case '/api/slide/partenaire_all':
        return records.partners();
      case '/api/pages/features':
      case '/api/pages/services':
        return records.pages();
      case '/api/articles/home':
        return records.articles();
      case '/api/chambre_de_commerces_home':
      case '/api/chambre_de_commerces':
        return records.chambers();
      case '/api/categoryportail/list_acticle':
      case '/api/serviceportail/list_page':
        return records.taxonomies();
      case '/api/articles':
      case '/api/search':
        return page(records.articles());
      case '/api/pages':
        return page(records.pages());
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
