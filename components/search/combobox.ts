import { BASE_LANGUAGE } from '@/lib/i18n/content-languages';
import { createSuggester, type Suggester, type Suggestion, type SuggestionsFile } from '@/lib/search/suggestions';
import { highlight } from '@/lib/text/fold';
import styles from './Suggestions.module.css';

let boxes = 0;

/**
 * A search box with suggestions: the ARIA practices' combobox with list autocomplete and manual selection. The focus stays in the
 * box; arrows choose, Enter follows the chosen link or else sends the form, Escape closes. Options are links, so that a click on one
 * is a click on any link of the site.
 */
export class Combobox {
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  #chosen = -1;

  constructor(
    private readonly input: HTMLInputElement,
    private readonly host: HTMLElement,
    private readonly file: Pick<SuggestionsFile, 'label' | 'counts'>,
    private readonly suggest: Suggester,
  ) {
    boxes += 1;
    this.#list = element('div', { id: `suggestions-${boxes}`, role: 'listbox', 'aria-label': file.label, class: styles['list'] ?? '' });
    this.#list.hidden = true;
    this.#status = element('p', { role: 'status', class: 'visually-hidden' });
  }

  /** Puts the list into the page and listens to the box. */
  connect(): void {
    const { input } = this;
    this.host.append(this.#list, this.#status);
    for (const [name, value] of Object.entries({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' })) {
      input.setAttribute(name, value);
    }
    input.setAttribute('aria-controls', this.#list.id);
    input.addEventListener('input', () => this.#show());
    input.addEventListener('keydown', (event) => this.#onKey(event));
    input.addEventListener('blur', () => this.#close());
    input.form?.addEventListener('submit', () => this.#close());
    // The box keeps the focus while an option is pressed.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    this.#list.addEventListener('click', () => this.#close());
    // Something may have been typed while the file was on its way.
    if (input.value.trim() !== input.defaultValue.trim() && document.activeElement === input) this.#show();
  }

  get #isOpen(): boolean {
    return !this.#list.hidden;
  }

  #show(): void {
    const wasOpen = this.#isOpen;
    const found = this.suggest(this.input.value);
    this.#list.replaceChildren(...found.map((suggestion, index) => this.#option(suggestion, index)));
    this.#list.hidden = found.length === 0;
    this.input.setAttribute('aria-expanded', String(this.#isOpen));
    this.#choose(-1);
    this.#status.textContent = wasOpen || this.#isOpen ? (this.file.counts[found.length] ?? '') : '';
  }

  #close(): void {
    this.#list.hidden = true;
    this.input.setAttribute('aria-expanded', 'false');
    this.#choose(-1);
    this.#status.textContent = '';
  }

  #choose(index: number): void {
    this.#chosen = index;
    const options = [...this.#list.children];
    options.forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const chosen = options[index];
    if (chosen) this.input.setAttribute('aria-activedescendant', chosen.id);
    else this.input.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const handled = this.#answer(event.key);
    if (handled) event.preventDefault();
  }

  /** Does what a key asks for. False when the key is the box's own business. */
  #answer(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!this.#isOpen) this.#show();
      if (this.#isOpen) this.#step(key === 'ArrowDown' ? 1 : -1);
      return this.#isOpen;
    }
    if (!this.#isOpen) return false;
    if (key === 'Escape') this.#close();
    else if (key === 'Enter') return this.#follow();
    else return false;
    return true;
  }

  /** Round and round, by way of the box itself. */
  #step(by: 1 | -1): void {
    const places = this.#list.children.length + 1;
    this.#choose(((this.#chosen + 1 + by + places) % places) - 1);
  }

  #follow(): boolean {
    const chosen = this.#list.children[this.#chosen];
    if (!(chosen instanceof HTMLElement)) return false;
    chosen.click();
    return true;
  }

  #option({ name, kind, href, isFrench }: Suggestion, index: number): HTMLElement {
    const option = element('a', { id: `${this.#list.id}-${index}`, role: 'option', href, tabindex: '-1', class: styles['option'] ?? '' });
    const label = element('span', { dir: 'auto', ...(isFrench && { lang: BASE_LANGUAGE }) });
    label.append(...highlight(name, this.input.value).map(({ text, isMatch }) => (isMatch ? marked(text) : text)));
    const kindLabel = element('span', { class: styles['kind'] ?? '' });
    kindLabel.textContent = kind;
    option.append(label, ' ', kindLabel);
    return option;
  }
}

function marked(text: string): HTMLElement {
  const mark = element('mark', {});
  mark.textContent = text;
  return mark;
}

function element(name: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

interface Loaded {
  file: SuggestionsFile;
  suggest: Suggester;
}

const attached = new WeakSet<HTMLInputElement>();
/** One file for the whole visit: another language is another page. */
let loading: Promise<Loaded | null> | undefined;

/** Turns a search box into a combobox with the suggestions of a file. One that is a combobox already, or a file that cannot be had, changes nothing. */
export async function attachCombobox(input: HTMLInputElement, host: HTMLElement, address: string): Promise<void> {
  if (attached.has(input)) return;
  attached.add(input);
  loading ??= load(address);
  const loaded = await loading;
  if (loaded) return new Combobox(input, host, loaded.file, loaded.suggest).connect();
  // The next focus asks again.
  loading = undefined;
  attached.delete(input);
}

async function load(address: string): Promise<Loaded | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const file = (await response.json()) as SuggestionsFile;
    return { file, suggest: createSuggester(file) };
  } catch {
    return null;
  }
}
