import type { PublicationTag } from '@/lib/content-api/entities';

export type Wire = Record<string, unknown>;

/**
 * An attack as the value of a text field. What starts with a mark of the page's own data format
 * stays at the start.
 */
const textOf = (payload: string, index: number): string =>
  payload.startsWith('$') ? payload : `n${index} ${payload}`;

function texts(names: readonly string[], value: string): Wire {
  return Object.fromEntries(
    names.flatMap((name) => [name, `${name}_en`, `${name}_ar`].map((field) => [field, value])),
  );
}

/**
 * A record of each entity (specification §3), with one attack in every field that takes a text,
 * HTML, a path or an address.
 */
export class HostileRecords {
  readonly #payloads: readonly string[];
  readonly #body: string | undefined;

  /** `body` replaces the attacks in the long texts. */
  constructor(payloads: readonly string[], body?: string) {
    this.#payloads = payloads;
    this.#body = body;
  }

  menu(): Wire[] {
    const entries = this.#each((payload, id) => ({
      id,
      ...texts(['label'], textOf(payload, id)),
      link: payload,
      ...(id % 3 === 0 && { type: payload, id_item: payload }),
      status: 1,
      child: [],
    }));
    // Twenty to a submenu, since no menu has hundreds of entries side by side.
    return Array.from({ length: Math.ceil(entries.length / 20) }, (_, group) => {
      const members = entries.slice(group * 20, group * 20 + 20);
      return { ...members[0], id: `g${group}`, child: members };
    });
  }

  slides(): Wire[] {
    return this.#each((payload, id) => ({
      id,
      ...texts(['title', 'link_text'], textOf(payload, id)),
      ...texts(['description', 'image'], payload),
      link_url: payload,
    }));
  }

  partners(): Wire[] {
    return this.#each((payload, id) => ({
      id,
      ...texts(['name'], textOf(payload, id)),
      ...texts(['description', 'image'], payload),
      link_url: payload,
    }));
  }

  /** Of each entity with a list and a screen for each record. */
  readonly published: Record<PublicationTag, () => Wire[]> = {
    article: () => this.#articles(),
    page: () => this.#pages(),
  };

  #articles(): Wire[] {
    return this.#each((payload, id) => ({
      ...this.#item(payload, id),
      type: id % 2 === 0 ? 'article' : 'page',
      starts_at: id % 2 === 0 ? payload : '2026-03-05 10:00:00',
      created_at: payload,
      cat_articles: [{ category: this.#taxonomy(payload, id) }],
      file_articles: this.#files([payload]),
    }));
  }

  #pages(): Wire[] {
    return this.#each((payload, id) => ({
      ...this.#item(payload, id),
      iconInput: payload,
      ...texts(['extraDescription'], payload),
      points: [payload],
      points_en: [payload],
      points_ar: [payload],
      created_at: payload,
      service: this.#taxonomy(payload, id),
      file_pages: this.#files([payload]),
    }));
  }

  /** An article or page with every attack in its text, its points and its files. */
  detail(tag: PublicationTag, id: string): Wire {
    const records = this.published[tag]();
    const taxonomies = this.taxonomies();
    return {
      ...records[Number(id) % records.length],
      id,
      ...texts(['description'], this.body()),
      points: this.#payloads,
      cat_articles: taxonomies.map((category) => ({ category })),
      file_articles: this.#files(this.#payloads),
      file_pages: this.#files(this.#payloads),
    };
  }

  taxonomies(): Wire[] {
    return this.#each((payload, id) => ({
      ...this.#taxonomy(payload, id),
      articles_count: 2,
    }));
  }

  taxonomy(id: string): Wire {
    const payload = this.#payloads[Number(id) % this.#payloads.length] ?? '';
    return {
      id,
      slug: payload,
      ...texts(['name'], textOf(payload, Number(id))),
      ...texts(['description'], this.body()),
    };
  }

  events(): Wire[] {
    return this.#each((payload, id) => ({
      id,
      ...texts(['title'], textOf(payload, id)),
      start: `2026-03-${String((id % 27) + 1).padStart(2, '0')} 10:00:00`,
      end: payload,
      event_ends_at: payload,
      image: payload,
      slug: payload,
    }));
  }

  chambers(): Wire[] {
    return this.#each((payload, id) => ({
      id,
      ...texts(['name', 'wilayas_name'], textOf(payload, id)),
      logo: payload,
    }));
  }

  chamber(id: string): Wire {
    const payload = this.#payloads[Number(id) % this.#payloads.length] ?? '';
    const members = this.#each((member, order) => ({
      ...texts(['name', 'fonction'], textOf(member, order)),
      image: member,
      order,
    }));
    return {
      id,
      ...texts(['name', 'wilayas_name', 'adresse'], textOf(payload, Number(id))),
      ...texts(['description'], this.body()),
      logo: payload,
      email: this.#payloads,
      telfix: this.#payloads,
      fax: this.#payloads,
      latitude: '36.75',
      longitude: '3.05',
      memberchamber_administratif: members,
      memberchamber_elu: members,
    };
  }

  /** Every attack in one text; those that hide what follows come last. */
  body(): string {
    if (this.#body !== undefined) return this.#body;
    const swallows = (payload: string): number =>
      Number(
        /<(?:title|textarea|plaintext|no\w+|xmp|iframe|style|script|template|select|option|object|svg|math|[a-z]+[^>]*$)|<[!?]/i.test(
          payload,
        ),
      );
    return [...this.#payloads]
      .sort((a, b) => swallows(a) - swallows(b))
      .map((payload) => `<div>${payload}</div>`)
      .join('\n');
  }

  #item(payload: string, id: number): Wire {
    return {
      id,
      slug: payload,
      ...texts(['name'], textOf(payload, id)),
      ...texts(['description', 'image'], payload),
    };
  }

  #taxonomy(payload: string, id: number): Wire {
    return { id, slug: payload, ...texts(['name'], textOf(payload, id)) };
  }

  #files(payloads: readonly string[]): Wire[] {
    return payloads.map((payload, index) => ({
      id: index + 1,
      name: payload,
      ...texts(['description'], index % 2 === 0 ? textOf(payload, index) : ''),
      lang: null,
    }));
  }

  #each(record: (payload: string, id: number) => Wire): Wire[] {
    return this.#payloads.map((payload, index) => record(payload, index + 1));
  }
}
