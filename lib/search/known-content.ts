import { LRUCache } from 'lru-cache';
import { entities } from '@/lib/entities';
import { runOutsideContext } from '@/lib/runtime/request-context';
import { plainText } from '@/lib/text/plain-text';

/** Entities whose records have a name, in the order in which they are suggested: first what the API's search does not know. */
const NAMED = Object.values(entities)
  .flatMap((entity) =>
    'named' in entity ? [{ tag: entity.tag, isSearched: 'kind' in entity && entity.kind === 'publication', load: entity.named }] : [],
  )
  .toSorted((a, b) => Number(a.isSearched) - Number(b.isSearched));
export const NAMED_TAGS = NAMED.map(({ tag }) => tag);

/** What the site holds of everything that has a name: the answers most screens are made of, so mostly at hand. */
export function knownContent() {
  return Promise.all(NAMED.map(async ({ load, ...entity }) => ({ ...entity, result: await load() })));
}

export type KnownContent = Awaited<ReturnType<typeof knownContent>>;

/** Of a name, whose words are each compared with what was typed, at every search that finds nothing. */
const NAME_CHARACTERS = 200;
/** Names are read anew after this long. */
const NAMES_FRESH_MILLISECONDS = 60_000;

/** What is not whole is read again by the next search. */
const names = new LRUCache<'all', string[]>({
  max: 1,
  ttl: NAMES_FRESH_MILLISECONDS,
  allowStale: true,
  fetchMethod: async (_key, _last, { options }) => {
    const results = (await runOutsideContext(knownContent)).map(({ result }) => result);
    if (!results.every(({ ok }) => ok)) options.ttl = 1;
    const named = results.flatMap((result) => (result.ok ? result.data : []));
    return named.flatMap(({ name }) => Object.values(name).map((text) => plainText(text).slice(0, NAME_CHARACTERS)));
  },
});

/**
 * As last read (stale-while-revalidate), outside any request context, since other pages use them too. What cannot be loaded is left out.
 */
export async function knownNames(): Promise<string[]> {
  return (await names.fetch('all')) ?? [];
}
