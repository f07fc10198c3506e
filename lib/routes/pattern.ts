export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? NameOf<Rest> | ParameterOf<Rest>
  : never;
type NameOf<Rest extends string> = Rest extends `${infer Name}${'/' | '.' | '?' | '+'}${string}`
  ? NameOf<Name>
  : Rest;

/** Allowed values by parameter name; without an entry, any value. */
export type AllowedValues = Readonly<Record<string, readonly string[]>>;

const PARAMETER = /^:(\w+)([?+]|\.[\w.]+)?$/;

/**
 * Path patterns: literal segments, `:name` for a segment or the part of it before a suffix
 * (`:id.atom`), and at the end `:name?` for an optional segment or `:name+` for several. Read
 * without regular expressions, so that no path costs more than its length.
 * @example compilePattern('/article/:id/:slug?').build({ id: '12', slug: 'foire' }) //
 * '/article/12/foire'
 */
export function compilePattern(source: string, allowed: AllowedValues = {}) {
  const segments = source.split('/').map(readSegment);
  return {
    match: (path: string) => matchPath(segments, path, allowed),
    /** The path with these parameters, percent-encoded. An empty optional parameter is left out. */
    build: (parameters: Readonly<Record<string, string>> = {}): string => {
      const built = segments.map(({ text, name, suffix }) => {
        if (name === undefined) return text;
        const value = encodeURIComponent(parameters[name] ?? '');
        return suffix === '?' && value === ''
          ? undefined
          : value + (suffix.startsWith('.') ? suffix : '');
      });
      return built.filter((segment) => segment !== undefined).join('/');
    },
  };
}
export type PathPattern = ReturnType<typeof compilePattern>;

/** A segment of a pattern: literal `text`, or a parameter when it has a name. */
interface Segment {
  text: string;
  name: string | undefined;
  suffix: string;
}

function readSegment(text: string): Segment {
  const [, name, suffix = ''] = PARAMETER.exec(text) ?? [];
  return { text, name, suffix };
}

/** The parameters of a path, still percent-encoded; null when the pattern does not match. */
function matchPath(
  segments: readonly Segment[],
  path: string,
  allowed: AllowedValues,
): Record<string, string> | null {
  const given = path.split('/');
  const parameters: Record<string, string> = {};
  let place = 0;
  for (const { text, name, suffix } of segments) {
    const value = suffix === '+' ? given.slice(place).join('/') : given[place];
    place = suffix === '+' ? given.length : place + 1;
    if (name === undefined) {
      if (value !== text) return null;
      continue;
    }
    const part = suffix.startsWith('.')
      ? value?.endsWith(suffix)
        ? value.slice(0, -suffix.length)
        : undefined
      : value;
    if (suffix === '?' && part === undefined) parameters[name] = '';
    else if (!part || (allowed[name] && !allowed[name].includes(part))) return null;
    else parameters[name] = part;
  }
  return place < given.length ? null : parameters;
}
