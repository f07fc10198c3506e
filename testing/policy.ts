import { FIXED_HEADERS } from '@/server/http/security-headers';

/** Headers that tell a stranger what the site is made of, or let other sites in. */
const FORBIDDEN = [
  'x-powered-by',
  'server',
  'access-control-allow-origin',
  'x-middleware-rewrite',
  'x-middleware-next',
  'x-matched-path',
  'x-nextjs-cache',
];

/** What is wrong with the headers of an answer; nothing when they are those of every answer. */
export function headerFaults(header: (name: string) => string | undefined): string[] {
  const faults = Object.entries(FIXED_HEADERS).flatMap(([name, value]) =>
    header(name) === value ? [] : [`${name}: ${header(name) ?? 'missing'}`],
  );
  const policy = readPolicy(header('content-security-policy') ?? '');
  if (policy.get('default-src')?.join(' ') !== "'none'")
    faults.push("policy without default-src 'none'");
  for (const name of ['frame-ancestors', 'base-uri'])
    if (policy.get(name)?.join(' ') !== "'none'") faults.push(`policy without ${name} 'none'`);
  if (!["'self'", "'none'"].includes(policy.get('form-action')?.join(' ') ?? ''))
    faults.push('policy lets forms out');
  return faults.concat(
    FORBIDDEN.filter((name) => header(name) !== undefined).map(
      (name) => `${name}: ${header(name)}`,
    ),
  );
}

/** The directives of a Content-Security-Policy and their sources. */
export function readPolicy(header: string): Map<string, string[]> {
  return new Map(
    header.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
}
