'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { adoptParts } from '@/lib/browser/static-parts.internals';
import { SEARCH_DEBOUNCE } from '@/lib/platform/constants';
import { listAddress, readKeyword } from '@/lib/routes/parameters';
import styles from './ListToolbar.module.css';

interface ListFormProps {
  action: string;
  state: { per_page: string; [name: string]: string };
  loading: string;
  offline: string;
  /** The fields, rendered by the server. A button with `data-clear` empties the search box. */
  children: ReactNode;
}

/**
 * Submitted without scripts; with them the list's document is fetched while the visitor types. A
 * new request cancels the pending one (specification §8).
 */
export function ListForm({ action, state, loading, offline, children }: ListFormProps) {
  const [status, setStatus] = useState<'loading' | 'offline'>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  /** The state and the query of the list that was last requested and last shown. */
  const requested = useRef(state);
  const shownQuery = useRef<string>(undefined);
  /** A search being typed has one history entry: what refines the search replaces that entry. */
  const typing = useRef<{ hasEntry: boolean }>(undefined);

  const readForm = (): typeof state => {
    const data = new FormData(form.current ?? undefined);
    const entries = Object.keys(state).map((name) => [name, readKeyword(String(data.get(name)))]);
    return { ...state, ...Object.fromEntries(entries) };
  };
  const cancel = (): void => {
    clearTimeout(timer.current);
    if (!request.current) return;
    request.current.abort();
    request.current = undefined;
    setStatus(undefined);
    console.info('Request cancelled');
  };
  const finish = (next?: 'offline'): void => {
    request.current = undefined;
    setStatus(next);
  };
  const showList = async (address: string, onShown: (page: Document) => void): Promise<void> => {
    cancel();
    if (!navigator.onLine) return finish('offline');
    const { signal } = (request.current = new AbortController());
    setStatus('loading');
    try {
      const page = await fetchDocument(address, signal);
      showDocument(page);
      onShown(page);
      shownQuery.current = location.search;
      finish();
    } catch {
      if (signal.aborted) return;
      if (navigator.onLine) location.assign(address);
      else finish('offline');
    }
  };
  const requestList = (): void => {
    requested.current = readForm();
    const { per_page: perPage, ...others } = requested.current;
    const address = listAddress(location.pathname, { ...others, per_page: Number(perPage) });
    const search = typing.current;
    void showList(address, () => {
      const isSameEntry = search?.hasEntry || address === location.pathname + location.search;
      // The framework's own `history.pushState` would render the screen anew.
      History.prototype[isSameEntry ? 'replaceState' : 'pushState'].call(
        history,
        null,
        '',
        address,
      );
      if (search) search.hasEntry = true;
    });
  };
  const requestNewEntry = (): void => {
    typing.current = undefined;
    requestList();
  };
  const schedule = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (hasSameValues(readForm(), requested.current)) return;
      typing.current ??= { hasEntry: false };
      requestList();
    }, SEARCH_DEBOUNCE);
  };
  const copyFields = (page: Document): void => {
    for (const name of Object.keys(state)) {
      const field = form.current?.elements.namedItem(name);
      const loadedField = page.querySelector(`main form [name="${name}"]`);
      if (isField(field) && isField(loadedField)) field.value = loadedField.value;
    }
    requested.current = readForm();
  };

  const onClick = useEffectEvent(({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    if (target.closest('a')) cancel();
    const box = target.closest('[data-clear]')?.closest('form')?.querySelector('input');
    if (!box) return;
    box.value = '';
    box.focus();
    requestNewEntry();
  });
  const onConnection = useEffectEvent((): void => {
    if (status === 'offline') requestNewEntry();
  });
  const onPopState = useEffectEvent((event: PopStateEvent): void => {
    typing.current = undefined;
    if (location.search === shownQuery.current) return;
    // The framework's router would fetch the entry too.
    event.stopImmediatePropagation();
    void showList(location.href, copyFields);
  });
  const onLeave = useEffectEvent(cancel);
  useEffect(() => {
    shownQuery.current = location.search;
    const listening = new AbortController();
    const { signal } = listening;
    const endTyping = (): void => {
      typing.current = undefined;
    };
    document.addEventListener('click', onClick, { capture: true, signal });
    addEventListener('online', onConnection, { signal });
    addEventListener('popstate', onPopState, { capture: true, signal });
    addEventListener('pagehide', onLeave, { signal });
    form.current?.addEventListener('focusout', endTyping, { signal });
    return () => {
      onLeave();
      listening.abort();
    };
  }, []);

  return (
    <form
      ref={form}
      method="get"
      action={action}
      role="search"
      aria-busy={status === 'loading'}
      className={styles.form}
      onInput={({ target }) =>
        target instanceof HTMLInputElement ? schedule() : requestNewEntry()
      }
      onSubmit={(event) => {
        event.preventDefault();
        requestNewEntry();
      }}
    >
      {children}
      <p role="status" className={styles.loading}>
        {status === 'offline' ? offline : status === 'loading' ? loading : ''}
      </p>
    </form>
  );
}

function isField(field: unknown): field is HTMLInputElement | HTMLSelectElement {
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
}

function hasSameValues(a: Record<string, string>, b: Record<string, string>): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

const SAME_SCREEN = 'a[data-same-screen]';

/** The document of an address of the site; rejects for a redirect, and a status other than 200. */
async function fetchDocument(address: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, redirect: 'error' });
  if (response.status !== 200) throw new Error(`Status ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Shows another state of this screen: its static parts, title and links to other languages. */
function showDocument(page: Document): void {
  adoptParts(page);
  document.title = page.title;
  const links = page.querySelectorAll(SAME_SCREEN);
  for (const [index, link] of document.querySelectorAll(SAME_SCREEN).entries()) {
    const href = links[index]?.getAttribute('href');
    if (href) link.setAttribute('href', href);
  }
}
