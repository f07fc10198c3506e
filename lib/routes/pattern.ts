export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? NameOf<Rest> | ParameterOf<Rest>
  : never;
type NameOf<Rest extends string> = Rest extends `${infer Name}${'/' | '.' | '?' | '+'}${string}`
  ? NameOf<Name>
  : Rest;

/** Allowed values by parameter name. Others take any value. */
export type AllowedValues = Readonly<Record<string, readonly string[]>>;

const PARAMETER = /^:(\w+)([?+]|\.[\w.]+)?$/;

/**
 * Path patterns: literal segments, `:name` or `:name.suffix` for a segment, and at the end `:name?`
 * for an optional segment or `:name+` for several. A match takes linear time.
 */
export function compilePattern(source: string, allowed: AllowedValues = {}) {
  const segments = source.split('/').map(readSegment);
  return {
    match: (path: string) => matchPath(segments, path, allowed),
    /** The path with percent-encoded parameters, without an empty optional one. */
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

/** A literal `text`, or a parameter with a name. */
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
  let index = 0;
  for (const { text, name, suffix } of segments) {
    const value = suffix === '+' ? given.slice(index).join('/') : given[index];
    index = suffix === '+' ? given.length : index + 1;
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
  return index < given.length ? null : parameters;
}
