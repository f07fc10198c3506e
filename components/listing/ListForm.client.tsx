'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from 'react';
import { SEARCH_DEBOUNCE } from '@/lib/constants';
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
 * Submitted without scripts, with them applied while the visitor types. A new request cancels the
 * pending one (specification §8).
 */
export function ListForm({ action, state, loading, offline, children }: ListFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isOffline, setOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastState = useRef(state);
  /**
   * Where the visitor began to type; empty once there is an entry of that search, undefined before
   * and after.
   */
  const typedFrom = useRef<string>(undefined);
  const isUnderWay = useRef(false);

  const readForm = (): typeof state => {
    const data = new FormData(form.current ?? undefined);
    const entries = Object.keys(state).map((name) => [name, readKeyword(String(data.get(name)))]);
    return { ...state, ...Object.fromEntries(entries) };
  };
  /**
   * One history entry per search, not per pause in typing: a search refined replaces the entry it
   * has.
   */
  const go = (): void => {
    clearTimeout(timer.current);
    // The browser would show its own page in place of this one.
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    if (isUnderWay.current) console.info('Request cancelled');
    lastState.current = readForm();
    // With another slug, or none, the router would mount another screen: input and focus would be
    // lost.
    const address = listAddress(location.pathname, {
      ...lastState.current,
      per_page: Number(lastState.current.per_page),
    });
    if (typedFrom.current !== undefined && typedFrom.current !== location.href)
      typedFrom.current = '';
    startTransition(() => {
      if (typedFrom.current === '') router.replace(address, { scroll: false });
      else router.push(address, { scroll: false });
    });
  };
  const goAnew = (): void => {
    typedFrom.current = undefined;
    go();
  };
  const schedule = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isSame(readForm(), lastState.current)) return;
      typedFrom.current ??= location.href;
      go();
    }, SEARCH_DEBOUNCE);
  };

  useEffect(() => {
    isUnderWay.current = isPending;
    if (isPending || isSame(state, lastState.current)) return;
    clearTimeout(timer.current);
    typedFrom.current = undefined;
    for (const [name, value] of Object.entries(state)) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && value !== lastState.current[name]) field.value = value;
    }
    lastState.current = state;
  }, [state, isPending]);

  const onClick = useEffectEvent(({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    // A click on a link cancels a search that has not started.
    if (target.closest('a')) clearTimeout(timer.current);
    const box = target.closest('[data-clear]')?.closest('form')?.querySelector('input');
    if (!box) return;
    box.value = '';
    box.focus();
    goAnew();
  });
  const onConnection = useEffectEvent((): void => {
    if (isOffline) goAnew();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const endTyping = (): void => {
      typedFrom.current = undefined;
    };
    document.addEventListener('click', onClick, { capture: true, signal });
    addEventListener('online', onConnection, { signal });
    form.current?.addEventListener('focusout', endTyping, { signal });
    return () => {
      clearTimeout(timer.current);
      listening.abort();
    };
  }, []);

  return (
    <form
      ref={form}
      method="get"
      action={action}
      role="search"
      aria-busy={isPending}
      className={styles.form}
      onInput={({ target }) => (target instanceof HTMLInputElement ? schedule() : goAnew())}
      onSubmit={(event) => {
        event.preventDefault();
        goAnew();
      }}
    >
      {children}
      <p role="status" className={styles.loading}>
        {isOffline ? offline : isPending ? loading : ''}
      </p>
    </form>
  );
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
