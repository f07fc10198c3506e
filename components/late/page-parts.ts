import { PART, PART_ATTRIBUTE } from '@/lib/page-parts';

// Not the opening of a comment as it stands: this is part of a script in the page.
const MARKED = new RegExp(`"__html":"[<]!--${PART}-([\\w-]+)-->"`, 'g');

/** HTML of the parts of a document, by their name. */
function partsOf(page: Document): Map<string | null, string> {
  return new Map(Array.from(page.querySelectorAll(`[${PART_ATTRIBUTE}]`), (element) => [element.getAttribute(PART_ATTRIBUTE), element.innerHTML]));
}

/** The page as it is now at its address. */
async function newest(): Promise<Document> {
  const answer = await fetch(location.href);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/**
 * The data of the page with the HTML of its parts, as it stands in the page: React needs it for who comes back to the page without a reload. Data
 * that are newer than the page may speak of parts it does not have; the newer page has them. Rejects when nobody has.
 */
export async function withParts(data: string): Promise<string> {
  let parts = partsOf(document);
  const isMissing = ([, name = '']: string[]): boolean => !parts.has(name);
  if (Array.from(data.matchAll(MARKED)).some(isMissing)) parts = new Map([...parts, ...partsOf(await newest())]);
  return data.replace(MARKED, (_mark, name: string) => {
    const html = parts.get(name);
    if (html === undefined) throw new Error('The page has changed again');
    return `"__html":${JSON.stringify(html)}`;
  });
}
