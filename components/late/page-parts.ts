import { dataText, PART_ATTRIBUTE } from '@/lib/page-parts';

// The word is PART. Not the opening of a comment as it stands: this is part of a script in the page.
const MARKED = /"__html":"[<]!--part-(\d+)-->"/g;

/** A page's data for React with the HTML of its parts, as it stands in the page: React needs it for who comes back to the page without a reload. */
export function withParts(data: string, page: Document): string {
  const parts = new Map(Array.from(page.querySelectorAll(`[${PART_ATTRIBUTE}]`), (element) => [element.getAttribute(PART_ATTRIBUTE), element]));
  return data.replace(MARKED, (_mark, number: string) => `"__html":${dataText(parts.get(number)?.innerHTML ?? '')}`);
}
