'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { MAX_KEYWORD_LENGTH, SEARCH_DEBOUNCE } from '@/lib/platform/constants';
import type { Messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import { listAddress, readKeyword } from '@/lib/routes/parameters';
import type { ROUTES } from '@/lib/routes/table';
import type { CommuneHits, CommuneRow } from '@/lib/search/match-communes';
import { matchesTerms } from '@/lib/text/fold';
import styles from './ChamberFilter.module.css';

interface ChamberFilterProps {
  address: string;
  entries: { id: string; terms: string; region: string; card: ReactNode }[];
  /** The communes that the server found for the text in the address. */
  communes: CommuneHits;
  locale: Locale;
  /** "1 chamber", "2 chambers" …, by count. */
  counts: string[];
  texts: Pick<
    Messages['chambers'],
    'filter' | 'filterPlaceholder' | 'submit' | 'clear' | 'or' | 'servedBy' | 'laterWilayas'
  >;
  empty: ReactNode;
  tools: ReactNode;
  /**
   * The map beside the list, with dots marked by their chamber's id; null when no place is known.
   */
  map: ReactNode;
}

const COMMUNES_ADDRESS: (typeof ROUTES)['communes']['pattern'] = '/directory/communes.json';

/**
 * Filters at every key stroke; the address is updated on blur. Without scripts the server filters
 * by the same rule.
 */
export function ChamberFilter({
  address,
  entries,
  communes,
  locale,
  counts,
  texts,
  empty,
  tools,
  map,
}: ChamberFilterProps) {
  const searchParameter = readKeyword(useSearchParams().get('search') ?? '');
  const [query, setQuery] = useState(searchParameter);
  const addressQuery = useRef(searchParameter);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  useEffect(() => {
    if (searchParameter === addressQuery.current) return;
    addressQuery.current = searchParameter;
    setQuery(searchParameter);
  }, [searchParameter]);

  const areCommunesRequested = useRef(false);
  const mapBox = useRef<HTMLDivElement>(null);
  const [initialQuery] = useState(searchParameter);
  const [searchCommunes, setSearchCommunes] = useState<((text: string) => CommuneHits) | null>(
    null,
  );
  const matchingIds = entries.filter(({ terms }) => matchesTerms(terms, query)).map(({ id }) => id);
  const found = searchCommunes?.(query) ?? (query === initialQuery ? communes : null);
  const hits = found && (found.isExact || matchingIds.length === 0) ? found.hits : [];
  const shown = new Set([...matchingIds, ...hits.flatMap(({ chambers }) => chambers)]);
  const count = entries.length > 0 ? (counts[shown.size] ?? '') : '';
  useEffect(() => markDots(mapBox.current, shown));

  const regionOf = (id: string) => entries.find((entry) => entry.id === id)?.region ?? '';
  const loadCommunes = (): void => {
    if (areCommunesRequested.current) return;
    areCommunesRequested.current = true;
    const table = fetch(COMMUNES_ADDRESS).then((answer) => answer.json() as Promise<CommuneRow[]>);
    // Without them the filter goes on; the next letter asks again.
    void Promise.all([table, import('@/lib/search/match-communes')]).then(
      ([rows, { communeHits }]) =>
        setSearchCommunes(() => (text: string) => communeHits(rows, text, locale)),
      () => (areCommunesRequested.current = false),
    );
  };

  const writeAddress = (text: string): void => {
    const search = readKeyword(text);
    if (search === addressQuery.current) return;
    addressQuery.current = search;
    window.history.replaceState(null, '', listAddress(address, { search }));
  };
  const clearFilter = (event: MouseEvent): void => {
    event.preventDefault();
    setQuery('');
    writeAddress('');
    field.current?.focus();
  };

  return (
    <>
      <form
        action={address}
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          writeAddress(query);
        }}
      >
        <label htmlFor={fieldId} className={styles.label}>
          {texts.filter}
        </label>
        <div className={styles.row}>
          <div className={styles.field}>
            <Icon name="search" size={20} />
            <input
              ref={field}
              id={fieldId}
              type="search"
              name="search"
              value={query}
              maxLength={MAX_KEYWORD_LENGTH}
              placeholder={texts.filterPlaceholder}
              autoComplete="off"
              enterKeyHint="done"
              className={`field-control ${styles.input}`}
              onChange={(event) => {
                // A field that has the focus before hydration gets no focus event.
                loadCommunes();
                setQuery(event.target.value);
              }}
              onFocus={loadCommunes}
              onBlur={() => writeAddress(query)}
            />
            {query !== '' && (
              <a href={address} className={styles.clear} onClick={clearFilter}>
                <Icon name="close" size={20} />
                <span className="visually-hidden">{texts.clear}</span>
              </a>
            )}
          </div>
          <button type="submit" className="button without-scripts">
            {texts.submit}
          </button>
          <p className={styles.count}>{count}</p>
        </div>
        <Announcement text={count} />
        {hits.length > 0 && (
          <ul>
            {hits.slice(0, MAX_COMMUNES).map(({ name, chambers }) => (
              <li key={name + chambers.join(' ')}>
                {texts.servedBy
                  .replace('{commune}', name)
                  .replace('{chambers}', chambers.map(regionOf).join(` ${texts.or} `))}
              </li>
            ))}
          </ul>
        )}
        {hits.some(({ chambers }) => chambers.length > 1) && <p>{texts.laterWilayas}</p>}
      </form>
      {tools}
      <div className={styles.view}>
        <div>
          <ul hidden={shown.size === 0} className={styles.list}>
            {entries.map(({ id, card }) => (
              <li key={id} hidden={!shown.has(id)} className={styles.item}>
                {card}
              </li>
            ))}
          </ul>
          {shown.size === 0 && empty}
        </div>
        {map && <div ref={mapBox}>{map}</div>}
      </div>
    </>
  );
}

/** More communes say that more letters are needed. */
const MAX_COMMUNES = 8;

/** More names would cover each other. */
const MAX_NAMED_DOTS = 8;

/** The server's map is unchanged; dots of filtered chambers fade, those of a few are named. */
function markDots(map: HTMLElement | null, shown: ReadonlySet<string>): void {
  for (const dot of map?.querySelectorAll<SVGAElement>('[data-chamber]') ?? []) {
    const isShown = shown.has(dot.dataset['chamber'] ?? '');
    dot.toggleAttribute('data-dimmed', !isShown);
    dot.toggleAttribute('data-named', isShown && shown.size <= MAX_NAMED_DOTS);
  }
}

/**
 * Announces a text once it has not changed for a moment: a count at every key stroke would
 * interrupt the typing.
 */
function Announcement({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setAnnouncement(text), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}
