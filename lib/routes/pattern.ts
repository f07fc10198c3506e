export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? NameOf<Rest> | ParameterOf<Rest>
  : never;
type NameOf<Rest extends string> = Rest extends `${infer Name}${'/' | '.' | '?' | '+'}${string}`
  ? NameOf<Name>
  : Rest;

/** Maps a parameter's name to its allowed values. Parameters not named here take any value. */
export type AllowedValues = Readonly<Record<string, readonly string[]>>;

const PARAMETER = /^:(\w+)([?+]|\.[\w.]+)?$/;

/**
 * Compiles a path pattern of literal segments and `:name` or `:name.suffix` for one segment. The
 * last segment may be `:name?` (optional) or `:name+` (several). Matching takes linear time.
 */
export function compilePattern(source: string, allowed: AllowedValues = {}) {
  const segments = source.split('/').map(readSegment);
  return {
    match: (path: string) => matchPath(segments, path, allowed),
    /** Builds the path, percent-encodes parameters, and leaves out an empty optional one. */
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

/** A segment without a name is the literal `text`. */
interface Segment {
  text: string;
  name: string | undefined;
  suffix: string;
}

function readSegment(text: string): Segment {
  const [, name, suffix = ''] = PARAMETER.exec(text) ?? [];
  return { text, name, suffix };
}

/** Returns the percent-encoded parameters of a path, or null if the pattern does not match. */
function matchPath(
  segments: readonly Segment[],
  path: string,
  allowed: AllowedValues,
): Record<string, string> | null {
  const pathSegments = path.split('/');
  const parameters: Record<string, string> = {};
  let index = 0;
  for (const { text, name, suffix } of segments) {
    const value = suffix === '+' ? pathSegments.slice(index).join('/') : pathSegments[index];
    index = suffix === '+' ? pathSegments.length : index + 1;
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
  return index < pathSegments.length ? null : parameters;
}
