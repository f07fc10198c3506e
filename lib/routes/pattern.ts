/** Unknown addresses that resemble no screen share one not-found screen, rendered under this path, without the requested address. */
export const ANY_UNKNOWN_PATH = '/introuvable';

/** Names of the parameters of a pattern. */
export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}` ? NameOf<Rest> | ParameterOf<Rest> : never;
type NameOf<Rest extends string> = Rest extends `${infer Name}${'/' | '.' | '?' | '+'}${string}` ? NameOf<Name> : Rest;

/** Allowed values by parameter name; without an entry, any value. */
type AllowedValues = Readonly<Record<string, readonly string[]>>;

const PARAMETER = /^:(\w+)([?+]|\.[\w.]+)?$/;

/**
 * Path patterns: literal segments, `:name` for a segment or the part of it before a suffix (`:id.atom`), and at the end `:name?` for an
 * optional segment or `:name+` for several. Read without regular expressions, so that no path costs more than its length.
 * @example compilePattern('/article/:id/:slug?').build({ id: '12', slug: 'foire' }) // '/article/12/foire'
 */
export function compilePattern(source: string, allowed: AllowedValues = {}) {
  return {
    match: (path: string) => matchPath(source, path, allowed),
    /** The path with these parameters, percent-encoded. An empty optional parameter is left out. */
    build: (parameters: Readonly<Record<string, string>> = {}): string => {
      const segments = source.split('/').map((segment) => {
        const [, name, suffix = ''] = PARAMETER.exec(segment) ?? [];
        if (name === undefined) return segment;
        const value = encodeURIComponent(parameters[name] ?? '');
        return suffix === '?' && value === '' ? undefined : value + (suffix.startsWith('.') ? suffix : '');
      });
      return segments.filter((segment) => segment !== undefined).join('/');
    },
  };
}
export type PathPattern = ReturnType<typeof compilePattern>;

/** The parameters of a path, still percent-encoded; null when the pattern does not match. */
export function matchPath(source: string, path: string, allowed: AllowedValues = {}): Record<string, string> | null {
  const given = path.split('/');
  const parameters: Record<string, string> = {};
  let place = 0;
  for (const segment of source.split('/')) {
    const [, name, suffix = ''] = PARAMETER.exec(segment) ?? [];
    const value = suffix === '+' ? given.slice(place).join('/') : given[place];
    place = suffix === '+' ? given.length : place + 1;
    if (name === undefined) {
      if (value !== segment) return null;
      continue;
    }
    const part = suffix.startsWith('.') ? (value?.endsWith(suffix) ? value.slice(0, -suffix.length) : undefined) : value;
    if (suffix === '?' && part === undefined) parameters[name] = '';
    else if (!part || (allowed[name] && !allowed[name].includes(part))) return null;
    else parameters[name] = part;
  }
  return place < given.length ? null : parameters;
}
