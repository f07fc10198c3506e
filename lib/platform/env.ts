import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseTrustProxy, TRUST_NONE, type TrustProxy } from './client-address';
import { errorCode, errorMessage } from './logger';
import { parseUrl } from './parse-url';

/**
 * An http(s) address in the URL parser's spelling, for comparison, and without a trailing slash, so
 * that paths can be appended.
 */
const address = z
  .url({
    protocol: /^https?$/,
    error: 'must be an http(s) address such as https://api.example.org',
  })
  .transform((value) => new URL(value).href.replace(/(?<!\/)\/+$/, ''))
  .refine((value) => !/[?#]/.test(value), 'must have no query or fragment');
/** An address that visitors see, or that is requested without a password. */
const publicAddress = address.refine(
  (value) => withoutCredentials(value) === value,
  'must hold no user or password',
);
const siteUrl = publicAddress.refine(
  (value) => new URL(value).pathname === '/',
  'must have no path: the site is at the root of its host',
);
const number = (min: number, max = Infinity) => z.coerce.number().min(min).max(max);
const integer = (min: number, max?: number) => number(min, max).int();
const seconds = number(0, 86_400);
const secret = z.string().min(16, 'must have at least 16 characters');
/** A secret in a header. Header fields hold ASCII only, without spaces at their ends. */
const token = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]*$/, 'must consist of ASCII characters')
  .pipe(secret)
  .optional();
const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
  .transform((value) => value === '1' || value === 'true');
/** Makes a schema from `read`, which returns null for an invalid text. */
function parsedWith<T>(read: (text: string) => T | null, fault: string) {
  return z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });
}
const TRUST_PROXY_FAULT =
  'must be a number of proxies from 0 to 16, or their addresses and networks such as 10.0.0.0/8,192.0.2.4';
const trustProxy = parsedWith<TrustProxy>(parseTrustProxy, TRUST_PROXY_FAULT);
/** Reads hosts as in a URL, with a port unless it is the default one. */
function parseHosts(text: string): string[] | null {
  const names = text.toLowerCase().split(',');
  const hosts = names.map((name) => name.trim()).filter((name) => name !== '');
  return hosts.every((name) => parseUrl(`http://${name}/`)?.host === name) ? hosts : null;
}
const hosts = parsedWith(
  parseHosts,
  'must be hosts such as images.example.org or 10.0.0.5:8080, with commas between them',
);
const folders = parsedWith(
  (text) => (/^[\w.-]+(?:,[\w.-]+)*$/.test(text) ? text.toLowerCase().split(',') : null),
  'must be first folders of paths such as storage,uploads',
);

/** Values that a file may hold, as containers and systemd pass secrets: `…_FILE` is its path. */
const FILE_SETTINGS = [
  'API_BASE_URL',
  'REDIS_URL',
  'MEDIA_SECRET',
  'REVALIDATE_SECRET',
  'METRICS_TOKEN',
] as const;
const path = z.string().min(1).optional();

const schema = z.object({
  API_BASE_URL: address.optional(),
  SITE_URL: siteUrl.optional(),
  HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  RENDERERS: integer(1, 64).default(1),
  DATA_DIR: z.string().min(1).default('.data'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional(),
  API_BASE_URL_FILE: path,
  REDIS_URL_FILE: path,
  MEDIA_SECRET_FILE: path,
  REVALIDATE_SECRET_FILE: path,
  METRICS_TOKEN_FILE: path,
  REDIS_SENTINELS: hosts.optional(),
  REDIRECTS_FILE: path,
  NOINDEX: flag.default(false),
  SITE_CONFIG: path,
  COMMUNES_FILE: path,
  MESSAGES_URL: publicAddress.optional(),
  LOCALES_ADD: flag.default(false),
  MEMBER_IMAGE_PATH: z
    .string()
    .regex(/^\/(?:[\w.-]+\/)*$/, 'must start and end with a slash')
    .default('/'),
  IMAGE_HOSTS: hosts.default([]),
  FILE_FOLDERS: folders.default(['storage', 'assets', 'uploads', 'files']),
  MEDIA_SECRET: secret.optional(),
  REVALIDATE_SECRET: token,
  METRICS_TOKEN: token,
  NOTICE: z.string().optional(),
  NOTICE_FILE: path,
  WARM_UP_SECONDS: number(0, 60).default(10),
  STOP_DELAY_SECONDS: number(0, 5).default(2),
  CONTENT_FRESH_SECONDS: seconds.default(30),
  PAGE_FRESH_SECONDS: seconds.default(5),
  API_TIMEOUT_SECONDS: number(1, 8).default(3),
  API_CACHE_MB: number(0, 4096).default(64),
  PAGE_CACHE_MB: number(0, 4096).default(96),
  TRUST_PROXY: trustProxy.default(() => TRUST_NONE),
  CONTACT_TIMEOUT_SECONDS: number(1, 60).default(15),
  CONTACT_PER_ADDRESS_HOUR: integer(0).default(30),
  CONTACT_PER_HOUR: integer(0).default(600),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be trace, debug, info, warn, error or silent',
    })
    .default('info'),
});

export const VARIABLE_NAMES: readonly string[] = Object.keys(schema.shape);

export type Environment = z.infer<typeof schema>;

/** Exit code for a wrong setting (`EX_CONFIG` of sysexits.h). */
export const EXIT_CONFIG = 78;

/** Variables are wrong; the message has a line for each, with its name. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads and checks all variables; an empty one counts as not set. Throws `EnvironmentError`. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse({ ...nonEmpty, ...readFiles(nonEmpty) });
  if (result.success) return result.data;
  throw new EnvironmentError(
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
  );
}

function readFiles(given: Record<string, string | undefined>): Record<string, string> {
  const read = (name: string, file: string): string => {
    if (given[name] !== undefined)
      throw new EnvironmentError(`${name}_FILE must not be set beside ${name}`);
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new EnvironmentError(`${name}_FILE ${file} cannot be read: ${errorCode(error)}`);
    }
  };
  const fileSettings = FILE_SETTINGS.map((name) => [name, given[`${name}_FILE`]] as const);
  return Object.fromEntries(
    fileSettings.flatMap(([name, file]) => (file === undefined ? [] : [[name, read(name, file)]])),
  );
}

/**
 * Reads the JSON file that a setting names. Throws `EnvironmentError` with a line for each fault.
 */
export function readSettingFile<S extends z.ZodType>(
  name: 'REDIRECTS_FILE' | 'COMMUNES_FILE',
  file: string,
  schema: S,
): z.output<S> {
  const fault = (lines: string[]): EnvironmentError =>
    new EnvironmentError(lines.map((line) => `${name} ${file}: ${line}`).join('\n'));
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').trim());
  } catch (error) {
    throw fault([errorMessage(error).replace(/\s+/g, ' ')]);
  }
  const { data, error } = schema.safeParse(json);
  if (!error) return data;
  throw fault(error.issues.map(({ path, message }) => [...path, message].join(' ')));
}

let cachedEnvironment: Environment | undefined;

/**
 * Returns this process's settings. They are read at first use and not at module load, so that one
 * build serves any environment.
 */
export function environment(): Environment {
  cachedEnvironment ??= readEnvironment(process.env);
  return cachedEnvironment;
}

/** Whether the site shows the embedded demonstration content, as no other API is set. */
export function isDemonstration(): boolean {
  return environment().API_BASE_URL === undefined;
}

export function isHttps(): boolean {
  return environment().SITE_URL?.startsWith('https:') ?? false;
}

/** Removes user and password from an address, for logs and screens. */
export function withoutCredentials(address: string): string {
  return address.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#\\]*@/i, '$1');
}

/** Returns the address of the site without a trailing slash. A request's host is never used. */
export function siteAddress(): string {
  const { SITE_URL, PORT } = environment();
  return SITE_URL ?? `http://localhost:${PORT}`;
}

export function absoluteAddress(href: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : siteAddress() + href;
}
