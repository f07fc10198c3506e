/** On the forms that search the whole site. */
const SEARCH_FORM = 'form[data-search]';

export function searchFormOf({ target }: Event): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.matches(SEARCH_FORM) ? target : null;
}

/** Where a search form leads with what is typed into it; null for a blank keyword. */
export function resultsOf(form: HTMLFormElement): URL | null {
  const keyword = new FormData(form).get('keyword');
  const text = typeof keyword === 'string' ? keyword.trim() : '';
  return text === '' ? null : new URL(`?keyword=${encodeURIComponent(text)}`, form.action);
}

/** For as long as the browser itself would send the forms: the same address then, and a blank keyword is ignored (specification §5). */
export function searchNatively(event: Event): void {
  const form = searchFormOf(event);
  if (!form) return;
  event.preventDefault();
  const results = resultsOf(form);
  if (results) location.assign(results);
}
