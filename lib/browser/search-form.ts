/** Leads from a search form of the whole site to what it is sent for; a blank keyword is ignored (specification §5). */
export function followSearch(event: Event, follow: (results: URL) => void): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLFormElement) || !target.matches('form[data-search]')) return;
  event.preventDefault();
  const keyword = new FormData(target).get('keyword');
  const text = typeof keyword === 'string' ? keyword.trim() : '';
  if (text !== '') follow(new URL(`?keyword=${encodeURIComponent(text)}`, target.action));
}
