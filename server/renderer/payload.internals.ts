/*
 * Relies on the rows of React's payload for an initial page, and on how React hydrates an element
 * with `dangerouslySetInnerHTML`: it keeps the element's content as it is and looks at nothing
 * inside.
 *   0:{…}  9:["$","p",null,{"children":"…"}]   a value; elements are ["$", type, key, props]
 *   5:I[…]                                     a client component
 *   6:X  6:C                                   an iterable, whose values are rows of the same
 * number, and its end
 *   a:T1f,…                                    a text of so many bytes (hexadecimal), without an
 * end of line
 *   :HL[…]                                     a hint: a file to preload In a value "$a" is row a,
 * "$La" row a, perhaps later, "$a:props:children:0" a part of it; other texts that begin with "$"
 * are values of their own, "$$" is an escaped one. Seen in React 19.3. Otherwise: a payload with a
 * row of another form is not understood, and its page is sent without scripts.
 */
import { STATIC } from '@/lib/browser/payload.internals';
import { parseJson } from '@/lib/runtime/read-text';

/** Names that the loader reads; ids of records in them may have dots. */
const STATIC_NAME = /^[\w-]+$/;
const EMPTY = { __html: '' };
type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
type Properties = Record<string, Value>;
interface Row {
  id: string;
  kind: string;
  value: Value | undefined;
}

/**
 * A reference to a row: of a value, a lazy one, a promise, or a collection; and the path into it.
 */
const REFERENCE = /^\$([@LhQWKiB]?)([0-9a-f]+)((?::.*)?)$/;
const OWN_VALUE = /^\$(?:[$uDn\-INSZ]|$)/;
const KINDS = ['', 'I', 'E', 'X', 'x', 'C'];
const ROW_START = /([0-9a-f]*):([A-Zx]?)/y;
const PLACE_IN_ELEMENT: Partial<Record<string, string>> = { type: '1', key: '2', props: '3' };
const FRAGMENT = '$Sreact.fragment';

/**
 * The payload without what the browser has or never needs: the content of static elements and
 * blocks of data, hints, links to style sheets, the framework's own fallback for missing pages. One
 * row per line, all of them JSON. Undefined if it is not understood.
 */
export function lightPayload(text: string): string | undefined {
  const rows = readRows(text);
  if (!rows) return undefined;
  try {
    return new Lightening(rows).write();
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

class Unknown extends Error {}

function readRows(text: string): Row[] | undefined {
  const rows: Row[] = [];
  let at = 0;
  while (at < text.length) {
    ROW_START.lastIndex = at;
    const [start, id = '', kind = ''] = ROW_START.exec(text) ?? [];
    if (start === undefined) return undefined;
    const from = at + start.length;
    if (kind === 'T') {
      const comma = text.indexOf(',', from);
      const end = comma + 1 + Number.parseInt(text.slice(from, comma), 16);
      const value = text.slice(comma + 1, end);
      rows.push({ id, kind: '', value: value.startsWith('$') ? `$${value}` : value });
      at = end;
      continue;
    }
    const end = text.indexOf('\n', from);
    if (end === -1) return undefined;
    at = end + 1;
    if (id === '' && kind === 'H') continue;
    const value = parseJson(text.slice(from, end)) as Value | undefined;
    if (id === '' || (value === undefined && end > from) || !KINDS.includes(kind)) return undefined;
    rows.push({ id, kind, value });
  }
  return rows;
}

class Lightening {
  readonly #rows = new Map<string, Row[]>();
  readonly #needed = new Set<string>();
  /** Objects that stay where they are; a reference to another one is replaced by that object. */
  readonly #kept = new Set<object>();
  readonly #static = new Map<object, string>();
  readonly #names = new Set<string>();

  constructor(private readonly rows: readonly Row[]) {
    for (const row of rows) {
      const same = this.#rows.get(row.id);
      if (same) same.push(row);
      else this.#rows.set(row.id, [row]);
    }
  }

  write(): string {
    this.#need('0');
    const lines: string[] = [];
    for (const { id, kind, value } of this.rows)
      if (this.#needed.has(id))
        lines.push(
          `${id}:${kind}${value === undefined ? '' : JSON.stringify(this.#written(value))}\n`,
        );
    return lines.join('');
  }

  #need(id: string): void {
    if (this.#needed.has(id)) return;
    this.#needed.add(id);
    for (const { value } of this.#rowsOf(id)) this.#follow(value ?? null, this.#kept);
  }

  #rowsOf(id: string): Row[] {
    const rows = this.#rows.get(id);
    if (!rows) throw new Unknown();
    return rows;
  }

  #valueOf(id: string): Value | undefined {
    const [row, ...others] = this.#rowsOf(id);
    return row?.kind === '' && others.length === 0 ? row.value : undefined;
  }

  #follow(value: Value, kept: Set<object> | undefined): void {
    if (typeof value === 'string') {
      const [, , id, path] = readReference(value) ?? [];
      if (id === undefined) return;
      if (!path) return this.#need(id);
      const target = this.#resolve(id, path);
      // An object elsewhere in the payload: followed too, since it may be written here.
      if (typeof target === 'string' || !this.#kept.has(target as object))
        this.#follow(target, undefined);
      return;
    }
    if (typeof value !== 'object' || value === null || isStyleSheet(value)) return;
    if (kept?.has(value)) return;
    kept?.add(value);
    const props = this.#propsOf(value);
    if (props && this.#isStaticElement(value, props)) {
      kept?.add(props);
      for (const [name, each] of Object.entries(props))
        if (!isContent(name)) this.#follow(each, kept);
      return;
    }
    for (const [name, each] of Object.entries(value))
      if (!isFallback(name, each)) this.#follow(each, kept);
  }

  #written(value: Value): Value {
    if (typeof value === 'string') {
      const [, , id, path] = readReference(value) ?? [];
      if (id === undefined || !path) return value;
      const target = this.#resolve(id, path);
      return typeof target === 'object' && target !== null && this.#kept.has(target)
        ? value
        : this.#written(target);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (isStyleSheet(value)) return null;
    const props = this.#propsOf(value);
    if (props && this.#isStaticElement(value, props)) {
      const name = props[STATIC];
      const others = Object.entries(props).filter(([each]) => !isContent(each) && each !== STATIC);
      const written = Object.fromEntries(others.map(([each, its]) => [each, this.#written(its)]));
      const [mark, type = null, key = null] = value as Value[];
      return [
        mark ?? null,
        type,
        key,
        {
          ...written,
          ...(name !== undefined && { [STATIC]: name }),
          dangerouslySetInnerHTML: EMPTY,
        },
      ];
    }
    if (Array.isArray(value)) return value.map((each) => this.#written(each));
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        isFallback(name, each) ? [] : this.#written(each),
      ]),
    );
  }

  /** The properties of an element of HTML. */
  #propsOf(value: object): Properties | undefined {
    if (!isElement(value) || typeof value[1] !== 'string' || value[1].startsWith('$'))
      return undefined;
    const props = this.#target(value[3]);
    return typeof props === 'object' && props !== null && !Array.isArray(props) ? props : undefined;
  }

  /** A marked element that is static as a whole, or a block of data. */
  #isStaticElement(element: object, props: Properties): boolean {
    if (isElement(element) && element[1] === 'script')
      return props['dangerouslySetInnerHTML'] !== undefined;
    const name = props[STATIC];
    if (typeof name !== 'string') return false;
    const known = this.#static.get(element);
    if (known !== undefined) return known !== '';
    const isStatic =
      STATIC_NAME.test(name) && !this.#names.has(name) && this.#isStatic(Object.values(props));
    if (isStatic) this.#names.add(name);
    this.#static.set(element, isStatic ? name : '');
    return isStatic;
  }

  /** Whether neither the value nor what it refers to has a client component. */
  #isStatic(value: Value): boolean {
    if (typeof value === 'string') {
      if (!value.startsWith('$') || OWN_VALUE.test(value)) return true;
      const [, sort, id = '', path = ''] = readReference(value) ?? [];
      if (sort !== '' && sort !== 'L') return false;
      return this.#valueOf(id) !== undefined && this.#isStatic(this.#resolve(id, path));
    }
    if (typeof value !== 'object' || value === null) return true;
    if (isElement(value)) {
      const type = this.#target(value[1]);
      if (typeof type !== 'string' || (type.startsWith('$') && type !== FRAGMENT)) return false;
      return this.#isStatic(value[3] ?? null);
    }
    return Object.values(value).every((each) => this.#isStatic(each));
  }

  /** What a reference means; other values as they are. */
  #target(value: Value | undefined): Value {
    if (typeof value !== 'string') return value ?? null;
    const [, sort, id, path = ''] = readReference(value) ?? [];
    if (id === undefined || (sort !== '' && sort !== 'L') || this.#valueOf(id) === undefined)
      return value;
    return this.#resolve(id, path);
  }

  #resolve(id: string, path: string): Value {
    let value = this.#valueOf(id);
    for (const step of path.split(':').slice(1)) {
      const at = this.#target(value);
      if (typeof at !== 'object' || at === null) throw new Unknown();
      const next: Value | undefined = Reflect.get(
        at,
        (isElement(at) && PLACE_IN_ELEMENT[step]) || step,
      ) as Value | undefined;
      if (next === undefined) throw new Unknown();
      value = next;
    }
    return this.#target(value);
  }
}

function readReference(value: string): RegExpExecArray | null {
  if (!value.startsWith('$') || OWN_VALUE.test(value)) return null;
  const found = REFERENCE.exec(value);
  if (!found) throw new Unknown();
  return found;
}

function isElement(value: object): value is Value[] {
  return Array.isArray(value) && value[0] === '$';
}

function isContent(name: string): boolean {
  return name === 'children' || name === 'dangerouslySetInnerHTML';
}

/** What Next would show in place of a missing page: ours come complete, with their status. */
function isFallback(name: string, value: Value): boolean {
  return name === 'notFound' && Array.isArray(value);
}

/** They are in the page, where React finds them when it needs one. */
function isStyleSheet(value: object): boolean {
  if (!isElement(value) || value[1] !== 'link') return false;
  const props = value[3];
  return (
    typeof props === 'object' &&
    props !== null &&
    Reflect.get(props, 'rel') === 'stylesheet' &&
    Reflect.has(props, 'precedence')
  );
}
