import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { createSuggester, type Suggestion, type SuggestionsFile } from '@/lib/search/suggestions';
import { highlight } from '@/lib/text/fold';
import styles from './Suggestions.later.module.css';

let suggestionsFile: Promise<SuggestionsFile | null> | undefined;

/**
 * Turns a search box into a combobox; no effect on one that is one already, or if the file fails to
 * load. It stays closed once `submitted`.
 */
export async function attachCombobox(
  input: HTMLInputElement,
  host: HTMLElement,
  address: string,
  submitted: AbortSignal,
): Promise<void> {
  suggestionsFile ??= loadSuggestions(address);
  const file = await suggestionsFile;
  // The next focus tries again.
  if (!file) suggestionsFile = undefined;
  else if (input.getAttribute('role') !== 'combobox') {
    const show = connect(input, host, file);
    // Input may have been typed while the file was loading.
    if (
      !submitted.aborted &&
      input.value.trim() !== input.defaultValue.trim() &&
      document.activeElement === input
    )
      show();
  }
}

async function loadSuggestions(address: string): Promise<SuggestionsFile | null> {
  const response = await fetch(address).catch(() => null);
  return response?.ok
    ? ((await response.json().catch(() => null)) as SuggestionsFile | null)
    : null;
}

/**
 * A search box with suggestions: the ARIA practices' combobox with list autocomplete and manual
 * selection. The focus stays in the box; arrows choose, Enter follows the chosen link or else sends
 * the form, Escape closes. Options are links, so that a click on one is a click on any link of the
 * site. Returns what shows them.
 */
function connect(input: HTMLInputElement, host: HTMLElement, file: SuggestionsFile): () => void {
  const id = `${input.id}-suggestions`;
  const suggest = createSuggester(file);
  const list = createElement('div', {
    id,
    role: 'listbox',
    'aria-label': file.label,
    class: styles['list'] ?? '',
    hidden: '',
  });
  const status = createElement('p', { role: 'status', class: 'visually-hidden' });
  let chosen = -1;

  const choose = (index: number): void => {
    chosen = index;
    const option = list.children[index];
    for (const other of list.children)
      other.setAttribute('aria-selected', String(other === option));
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = (isOpen: boolean, statusText: string): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    status.textContent = statusText;
    choose(-1);
  };
  const show = (): void => {
    const found = suggest(input.value);
    list.replaceChildren(
      ...found.map((suggestion, index) => optionElement(suggestion, `${id}-${index}`, input.value)),
    );
    toggle(
      found.length > 0,
      list.hidden && found.length === 0 ? '' : (file.counts[found.length] ?? ''),
    );
  };
  const close = (): void => toggle(false, '');
  const handleKey = (key: string): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && list.hidden) show();
    if (list.hidden) return false;
    if (step) {
      const positions = list.children.length + 1;
      choose(((chosen + 1 + step + positions) % positions) - 1);
      return true;
    }
    if (key === 'Escape') {
      close();
      return true;
    }
    const option = list.children[chosen];
    if (key !== 'Enter' || !(option instanceof HTMLElement)) return false;
    option.click();
    return true;
  };

  host.append(list, status);
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (handleKey(event.key)) event.preventDefault();
  });
  input.addEventListener('blur', close);
  input.form?.addEventListener('submit', close);
  // The box keeps the focus while an option is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', close);
  return show;
}

function optionElement(
  { name, kind, href, isFrench }: Suggestion,
  id: string,
  typed: string,
): HTMLElement {
  const label = createElement('span', {});
  const title = label.appendChild(createElement('bdi', isFrench ? { lang: DEFAULT_LOCALE } : {}));
  title.append(
    ...highlight(name, typed).map(({ text, isMatch }) =>
      isMatch ? createElement('mark', {}, text) : text,
    ),
  );
  const option = createElement('a', {
    id,
    role: 'option',
    href,
    tabindex: '-1',
    class: styles['option'] ?? '',
  });
  option.append(label, ' ', createElement('span', { class: styles['kind'] ?? '' }, kind));
  return option;
}

function createElement(name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    created.setAttribute(attribute, value);
  created.textContent = text;
  return created;
}
