/** Submits a site-wide search form with its trimmed keyword; a blank one is ignored (specification §5). */
export function followSearch(event: Event): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLFormElement) || !target.matches('form[data-search]')) return;
  event.preventDefault();
  const keyword = new FormData(target).get('keyword');
  const text = typeof keyword === 'string' ? keyword.trim() : '';
  if (text !== '') location.assign(new URL(`?keyword=${encodeURIComponent(text)}`, target.action));
}
