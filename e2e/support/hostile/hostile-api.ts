import { createServer, type Server } from 'node:http';
import { PUBLICATIONS, TAXONOMIES } from '@/lib/content-api/entities';
import { SCREEN_ROUTES, type RouteName } from '@/lib/routes/table';
import { listen, stopServer } from '../../../testing/loopback';
import { RECORDS } from '../../../testing/properties/records';

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

type Wire = Record<string, unknown>;

/** Fields that stay as they are, since a record without them is not shown. */
const KEPT =
  /^(?:status|deleted_at|lang|start|event_starts_at|order|latitude|longitude|articles_count)$/;
const NAMED = /^(?:name|title|label|link_text|fonction|wilayas_name|adresse)(?:_ar|_en)?$/;
/** Attacks that hide what follows them in a text. */
const SWALLOWING =
  /<(?:title|textarea|plaintext|no\w+|xmp|iframe|style|script|template|select|option|object|svg|math|[a-z]+[^>]*$)|<[!?]/i;

/** A value of the contract with an attack in every field that takes a text, a path or a link. */
function attacked(value: unknown, payload: string, id: number, field = ''): unknown {
  if (field === 'id') return id;
  // Every other date is one.
  if (KEPT.test(field) || (field === 'starts_at' && id % 2 === 1)) return value;
  if (Array.isArray(value)) return value.map((member) => attacked(member, payload, id, field));
  if (typeof value === 'object' && value !== null) return attackedRecord(value, payload, id);
  // What starts with a mark of the page's own data format stays at the start.
  return NAMED.test(field) && !payload.startsWith('$') ? `n${id} ${payload}` : payload;
}

function attackedRecord(record: object, payload: string, id: number): Wire {
  const isFile = 'deleted_at' in record;
  return Object.fromEntries(
    Object.entries(record).map(([field, value]: [string, unknown]) => [
      field,
      isFile && field === 'name' ? payload : attacked(value, payload, id, field),
    ]),
  );
}

/** A hostile content API: every text, path and address of every record is an attack. */
export class HostileApi {
  readonly #payloads: readonly string[];
  readonly #body: string;
  #server: Server | undefined;
  url = '';

  /** `body` replaces the attacks in the long texts. */
  constructor(payloads: readonly string[], body?: string) {
    this.#payloads = payloads;
    const sorted = payloads.toSorted(
      (a, b) => Number(SWALLOWING.test(a)) - Number(SWALLOWING.test(b)),
    );
    this.#body = body ?? sorted.map((payload) => `<div>${payload}</div>`).join('\n');
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
    const [, start, id = ''] = /^(\/api\/\w+\/edit\/)(\d+)$/.exec(path) ?? [];
    const taxonomy = TAXONOMIES.find(({ templates }) => templates.one === `${start}{id}`);
    const listed = PUBLICATIONS.find(
      ({ tag, templates }) => templates.list === path || tag === taxonomy?.items.tag,
    );
    const list = listed && page(this.#each(RECORDS[listed.tag]));
    if (taxonomy)
      return { [taxonomy.tag]: this.#detail(RECORDS.category, id), [taxonomy.members]: list };
    if (list) return list;
    const publication = PUBLICATIONS.find(({ templates }) => templates.one === `${start}{id}`);
    if (publication) return this.#publication(RECORDS[publication.tag], id);
    if (start !== undefined) return this.#chamber(id);
    switch (path) {
      case '/api/first-menu':
        return this.#menu();
      case '/api/slide':
        return this.#each(RECORDS.slide);
      case '/api/slide/popup':
        return [this.#detail(RECORDS.slide, '1')];
      case '/api/slide/partenaire':
      case '/api/slide/partenaire_all':
        return this.#each(RECORDS.partner);
      case '/api/pages/features':
      case '/api/pages/services':
        return this.#each(RECORDS.page);
      case '/api/articles/home':
        return this.#each(RECORDS.article);
      case '/api/chambre_de_commerces_home':
      case '/api/chambre_de_commerces':
        return this.#each({ ...RECORDS.chamber, latitude: null, longitude: null });
      case '/api/categoryportail/list_acticle':
      case '/api/serviceportail/list_page':
        return this.#each(RECORDS.category);
      case '/api/search':
        return page(this.#each(RECORDS.result).map((each) => ({ ...each, type: 'article' })));
      case '/api/events':
        return this.#each(RECORDS.event).map((event, index) => ({
          ...event,
          start: `2026-03-${String((index % 27) + 1).padStart(2, '0')} 10:00:00`,
        }));
      default:
        return undefined;
    }
  }

  #each(record: object): Wire[] {
    return this.#payloads.map((payload, index) => attackedRecord(record, payload, index + 1));
  }

  /** A record with one attack in its fields, and every attack in its text. */
  #detail(record: object, id: string): Wire {
    const payload = this.#payloads[Number(id) % this.#payloads.length] ?? '';
    const description = this.#body;
    return {
      ...attackedRecord(record, payload, Number(id)),
      description,
      description_ar: description,
      description_en: description,
    };
  }

  /** An article or page with every attack in its points, its categories and its files too. */
  #publication(record: object, id: string): Wire {
    const files = this.#each(RECORDS.article.file_articles[0]);
    return {
      ...this.#detail(record, id),
      points: this.#payloads,
      cat_articles: this.#each({ category: RECORDS.category }),
      file_articles: files,
      file_pages: files,
    };
  }

  #chamber(id: string): Wire {
    const contacts = { email: this.#payloads, telfix: this.#payloads, fax: this.#payloads };
    const members = this.#each(RECORDS.chamber.memberchamber_elu[0]);
    const lists = { memberchamber_administratif: members, memberchamber_elu: members };
    return { ...this.#detail(RECORDS.chamber, id), ...contacts, ...lists };
  }

  /** Twenty entries to a submenu, since no menu has hundreds side by side. */
  #menu(): Wire[] {
    const entries = this.#each({ ...RECORDS.menu, child: [] }).map((entry, index) =>
      index % 3 === 0 ? entry : { ...entry, type: '', id_item: '' },
    );
    return Array.from({ length: Math.ceil(entries.length / 20) }, (_, group) => {
      const members = entries.slice(group * 20, group * 20 + 20);
      return { ...members[0], id: `g${group}`, child: members };
    });
  }
}

function page(data: unknown[]): unknown {
  return { data, pagination: { current_page: 1, last_page: 1, total: data.length } };
}
