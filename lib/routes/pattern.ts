/** A compiled path pattern: literal segments, `:name` for a part of a segment, and at the end `/:name?` for an optional segment or `:name+` for several. */
export interface PathPattern {
  source: string;
  /** Source of a regular expression of the same paths, without anchors. */
  expression: string;
  /** The parameters of a path, still percent-encoded; null when the pattern does not match. */
  match: (path: string) => Record<string, string> | null;
  /** The path with these parameters, percent-encoded. An empty optional parameter is left out. */
  build: (parameters?: Readonly<Record<string, string>>) => string;
}

/** Names of the parameters of a pattern. */
export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}` ? NameOf<Rest> | ParameterOf<Rest> : never;
type NameOf<Rest extends string> = Rest extends `${infer Name}/${string}`
  ? NameOf<Name>
  : Rest extends `${infer Name}.${string}`
    ? Name
    : Rest extends `${infer Name}?`
      ? Name
      : Rest extends `${infer Name}+`
        ? Name
        : Rest;

const PARAMETER = /\/:(\w+)\?$|:(\w+)\+?/g;

/**
 * Compiles a pattern. `allowed` restricts parameters, by name, to a list of values.
 * @example compilePattern('/article/:id/:slug?').build({ id: '12', slug: 'foire' }) // '/article/12/foire'
 */
export function compilePattern(source: string, allowed: Readonly<Record<string, readonly string[]>> = {}): PathPattern {
  const names: string[] = [];
  let expression = '';
  let end = 0;
  for (const parameter of source.matchAll(PARAMETER)) {
    const [text, optional, name = optional ?? ''] = parameter;
    names.push(name);
    const value = allowed[name]?.join('|') ?? (text.endsWith('+') ? '.+' : '[^/]+');
    expression += escaped(source.slice(end, parameter.index)) + (optional === undefined ? `(${value})` : `(?:/(${value}))?`);
    end = parameter.index + text.length;
  }
  expression += escaped(source.slice(end));
  const regex = new RegExp(`^${expression}$`);
  return {
    source,
    expression,
    match: (path) => {
      const found = regex.exec(path);
      return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
    },
    build: (parameters = {}) =>
      source.replace(PARAMETER, (_, optional: string | undefined, name: string) => {
        const value = encodeURIComponent(parameters[optional ?? name] ?? '');
        return optional !== undefined && value !== '' ? `/${value}` : value;
      }),
  };
}

function escaped(literal: string): string {
  return literal.replace(/[.*+^${}()|[\]\\]/g, String.raw`\$&`);
}
