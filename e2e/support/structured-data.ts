import { parseUrl } from '@/lib/platform/parse-url';

/** A block of structured data of a page. */
export type Block = Record<string, unknown> & { '@type': string };

/**
 * Fields that search engines require of a type, and those they recommend that our content knows: a
 * block has them unless its record lacks them.
 */
export const NEEDS = {
  Organization: {
    required: ['name', 'url'],
    recommended: ['logo', 'address', 'telephone', 'email', 'sameAs'],
  },
  WebSite: { required: ['name', 'url'], recommended: ['inLanguage', 'publisher'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  NewsArticle: {
    required: ['headline', 'url', 'mainEntityOfPage', 'author', 'publisher'],
    recommended: ['image', 'datePublished', 'dateModified', 'description', 'inLanguage'],
  },
  WebPage: { required: ['name', 'url', 'inLanguage'], recommended: ['description', 'image'] },
  Service: {
    required: ['name', 'url', 'provider'],
    recommended: ['description', 'serviceType', 'areaServed', 'image'],
  },
  // Search engines require `location`: public holidays have none, and none is invented.
  Event: {
    required: ['name', 'startDate'],
    recommended: ['endDate', 'organizer', 'url', 'location'],
  },
  GovernmentOrganization: {
    required: ['name', 'url', 'address', 'parentOrganization'],
    recommended: ['telephone', 'email', 'location', 'logo'],
  },
};

export type BlockType = keyof typeof NEEDS;

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(NEEDS, type);
}

/** Every block of a page, as JSON reads it. */
export function blocksOf(html: string): Block[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Block,
  );
}

const OFFSET_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** What is wrong with a block: required fields it lacks, values of the wrong form. */
export function faultsOf(block: Block, origin: string): string[] {
  const type = block['@type'];
  if (!isBlockType(type)) return [`${type} is none of the types`];
  const missing = NEEDS[type].required
    .filter((field) => isEmpty(block[field]))
    .map((field) => `${type} lacks ${field}`);
  return [
    ...missing,
    ...(block['@context'] === 'https://schema.org' ? [] : [`${type} has no context`]),
    ...formFaults(block, type, origin),
  ];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Faults in the values, however deep they stand. */
function formFaults(value: unknown, path: string, origin: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, place) => formFaults(entry, `${path}.${place}`, origin));
  if (typeof value === 'object' && value !== null) {
    return [
      ...nodeFaults(value, path),
      ...Object.entries(value).flatMap(([key, inner]) =>
        fieldFaults(key, inner, `${path}.${key}`, origin),
      ),
    ];
  }
  return [];
}

function fieldFaults(key: string, value: unknown, path: string, origin: string): string[] {
  const text = typeof value === 'string' ? value : undefined;
  if (
    /^(?:startDate|endDate|datePublished|dateModified)$/.test(key) &&
    !OFFSET_DATE.test(text ?? '')
  )
    return [`${path} is no date with an offset: ${text}`];
  if (
    /^(?:url|item|image|logo|urlTemplate|mainEntityOfPage)$/.test(key) &&
    text !== undefined &&
    !isAddress(text, origin, key)
  )
    return [`${path} is no whole address: ${text}`];
  if (text !== undefined && /<\/?[a-z]|&(?:amp|lt|quot|#\d+);/i.test(text))
    return [`${path} is not plain text: ${text}`];
  return text === '' ? [`${path} is empty`] : formFaults(value, path, origin);
}

/** An event may point to another site. */
function isAddress(text: string, origin: string, key: string): boolean {
  if (key === 'urlTemplate')
    return text.startsWith(`${origin}/`) && text.includes('{search_term_string}');
  return (
    parseUrl(text) !== null &&
    (text === origin || text.startsWith(`${origin}/`) || (key === 'url' && /^https?:/.test(text)))
  );
}

function nodeFaults(node: object, path: string): string[] {
  const { '@type': type, ...fields } = node as Block;
  if (type === 'GeoCoordinates') {
    const { latitude, longitude } = fields;
    const isThere =
      typeof latitude === 'number' &&
      typeof longitude === 'number' &&
      Math.abs(latitude) <= 90 &&
      Math.abs(longitude) <= 180;
    return isThere ? [] : [`${path} is nowhere: ${String(latitude)}, ${String(longitude)}`];
  }
  const { itemListElement } = fields;
  if (!Array.isArray(itemListElement)) return [];
  const steps = itemListElement as Record<string, unknown>[];
  return steps.flatMap(({ position, name, item, url }, place) => {
    const isLast = place === steps.length - 1;
    const hasAddress = type === 'BreadcrumbList' ? item !== undefined || isLast : url !== undefined;
    return position === place + 1 && !isEmpty(name) && hasAddress
      ? []
      : [`${path}: step ${place + 1} is not whole`];
  });
}
