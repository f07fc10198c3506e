import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { decode } from 'html-entities';

/** An answer as it came over the wire; redirects are not followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** As `get`, for what is no text. */
export async function getBytes(
  base: string,
  path: string,
): Promise<{ status: number; bytes: Buffer }> {
  const response = await fetch(base + path, { redirect: 'manual' });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The address of this machine it comes from. */
  localAddress?: string;
}

/**
 * One request with nothing added: no language, no cookies, and the path goes out as it is written.
 */
export function get(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body, localAddress }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path, method, headers, localAddress, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** As `get`, following redirects inside the site. */
export async function follow(
  base: string,
  path: string,
  options: Options = {},
  most = 3,
): Promise<Answer & { path: string; redirects: number }> {
  let at = path;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await get(base, at, options);
    const { location } = answer.headers;
    if (!location || redirects === most) return { ...answer, path: at, redirects };
    at = new URL(location, base).pathname + new URL(location, base).search;
  }
}

/**
 * The text of a document without scripts, or of one of its elements: tags removed, entities
 * decoded, white space folded.
 */
export function textOf(html: string, element?: 'main' | 'header' | 'footer'): string {
  const part = element
    ? (new RegExp(`<${element}\\b[\\s\\S]*</${element}>`, 'i').exec(html)?.[0] ?? '')
    : html;
  return decode(
    part
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/[^\S\u00A0\u202F]+/g, ' ')
    .trim();
}

/** Every value of an attribute on a kind of element. */
export function attributes(html: string, element: string, name: string): string[] {
  const found = html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .matchAll(new RegExp(`<${element}\\b[^>]*?\\s${name}="([^"]*)"`, 'gi'));
  return [...found].map(([, value = '']) => decode(value));
}

/** `lang` and `dir` of the document. */
export function languageOf(html: string): { lang: string | undefined; dir: string | undefined } {
  const root = /<html\b[^>]*>/i.exec(html)?.[0] ?? '';
  return { lang: /\blang="([^"]*)"/.exec(root)?.[1], dir: /\bdir="([^"]*)"/.exec(root)?.[1] };
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/**
 * Language and direction of each occurrence of a text, by its nearest ancestor that declares them.
 */
export function languagesAround(html: string, text: string): string[] {
  const said: string[] = [];
  const found: string[] = [];
  for (const [, tag = '', name = '', words = ''] of html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, '')
    .matchAll(/<(\/?([a-z][\w-]*)[^>]*)>([^<]*)/gi)) {
    if (tag.startsWith('/')) said.pop();
    else if (!VOID.test(name))
      said.push(
        /\slang="([^"]*)"/.test(tag)
          ? `${/\slang="([^"]*)"/.exec(tag)?.[1]} ${/\sdir="([^"]*)"/.exec(tag)?.[1]}`
          : (said.at(-1) ?? ''),
      );
    if (decode(words).includes(text)) found.push(said.at(-1) ?? '');
  }
  return found;
}
