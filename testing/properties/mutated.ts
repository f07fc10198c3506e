import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile';

/** A value of an answer and its path. */
interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string | number;
}

/** What is drawn for one mutation; each operator uses what it needs. */
interface Draw {
  place: number;
  operator: number;
  value: unknown;
  text: string;
  times: number;
}

type Operator = (current: unknown, place: Place, draw: Draw) => void;

const put = ({ holder, key }: Place, value: unknown): void => {
  // `__proto__` is a field like any other.
  Object.defineProperty(holder, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
};

/** Puts `text` into a text, at a position that depends on the draw. */
function inserted(current: string, { text, times }: Draw): string {
  const at = current.length === 0 ? 0 : times % (current.length + 1);
  return current.slice(0, at) + text + current.slice(at);
}

const replace: Operator = (_, place, { value }) => put(place, value);

const remove: Operator = (_, { holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

/** The same value in another of its wire forms. */
const reshape: Operator = (current, place, { times }) => {
  const forms = [
    () => [current],
    () => ({ data: current }),
    () => ({ 0: current }),
    () => JSON.stringify(current),
    () => JSON.stringify({ data: current }),
    () => [current, current],
    () =>
      Array.isArray(current)
        ? Object.fromEntries(current.entries())
        : JSON.stringify(current)?.length,
    () => (typeof current === 'number' ? -current : null),
  ];
  put(place, forms[times % forms.length]?.());
};

const spoilText: Operator = (current, place, draw) =>
  put(place, inserted(typeof current === 'string' ? current : JSON.stringify(current), draw));

/** Members twice (so that ids are), in another order, or strangers among them. */
const spoilList: Operator = (current, place, { value, times }) => {
  if (!Array.isArray(current)) return put(place, value);
  const forms = [
    () => [...current, ...current],
    () => current.toReversed(),
    () => [value, ...current],
    () => current.flatMap((member) => [member, value]),
    () => Array.from({ length: 3 }, () => current).flat(),
    () => [],
  ];
  put(place, forms[times % forms.length]?.());
};

/** Additional fields, some with names of `Object.prototype`. */
const addField: Operator = (current, place, { value, text, times }) => {
  if (typeof current !== 'object' || current === null || Array.isArray(current))
    return spoilText(current, place, { place: 0, operator: 0, value, text, times });
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'length',
    'data',
    'id',
    'child',
    'then',
    'toJSON',
    text,
  ];
  put(
    { holder: current as Record<string, unknown>, key: names[times % names.length] ?? '' },
    value,
  );
};

const OPERATORS: readonly Operator[] = [
  replace,
  replace,
  remove,
  reshape,
  reshape,
  spoilText,
  spoilText,
  spoilText,
  spoilList,
  addField,
];

/** Every value of an answer, the outermost last. */
function placesOf(holder: Record<string, unknown> | unknown[]): Place[] {
  const keys = Array.isArray(holder) ? [...holder.keys()] : Object.keys(holder);
  return keys.flatMap((key) => {
    const value: unknown = Reflect.get(holder, key);
    const inner =
      typeof value === 'object' && value !== null ? placesOf(value as Record<string, unknown>) : [];
    return [...inner, { holder, key }];
  });
}

function mutate(answer: unknown, draws: Draw[]): unknown {
  const root: { answer: unknown } = { answer: structuredClone(answer) };

  for (const drawn of draws) {
    // Its own copy: values are shared between draws, and later mutations change them in place.
    const draw = structuredClone(drawn);
    const places = placesOf(root);
    const place = places[draw.place % places.length];
    if (place)
      OPERATORS[draw.operator % OPERATORS.length]?.(
        Reflect.get(place.holder, place.key),
        place,
        draw,
      );
  }
  return root.answer;
}

const draw: fc.Arbitrary<Draw> = fc.record({
  place: fc.noBias(fc.nat()),
  operator: fc.noBias(fc.nat()),
  value: hostileValue,
  text: hostileText,
  times: fc.noBias(fc.nat(9999)),
});

/**
 * A valid answer with one to a dozen things wrong; in one of twenty it is not the answer at all.
 */
export function mutationsOf(answer: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    {
      weight: 19,
      arbitrary: fc
        .array(draw, { minLength: 1, maxLength: 12, size: 'max' })
        .map((draws) => mutate(answer, draws)),
    },
    { weight: 1, arbitrary: hostileValue },
  );
}
