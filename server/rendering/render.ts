import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { runVisit, type Visit } from '@/lib/visit';
import { TOO_LATE } from './calls';

/** A page's calls take three seconds each at most. What has not ended after this long never will, and must not keep its place in the cache. */
const LONGEST_MILLISECONDS = 20_000;
/** In development the first rendering of a screen waits until it is compiled. */
const LONGEST_IN_DEVELOPMENT = 300_000;

/** The framework; `dev` says that it compiles what it is asked for. */
export interface Framework {
  handle: NextHandler;
  dev: boolean;
}
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What Next made of a request, whole. */
export interface Rendered {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** A request to be made of Next. */
interface Wanted {
  method?: string;
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
}

/**
 * Renders an address through Next, away from any visitor's connection: the request carries only what the caller names, so nothing
 * of one visitor (host, cookies, odd headers) can get into a page that others will see. Rejects when the framework gives no whole answer.
 */
export async function render({ handle, dev }: Framework, { method = 'GET', url, headers, body }: Wanted, visit: Visit): Promise<Rendered> {
  const socket = new Socket();
  const request = new IncomingMessage(socket);
  request.method = method;
  request.url = url;
  request.headers = { host: 'localhost', ...headers };
  if (body) request.push(body);
  request.push(null);
  const { response, finished } = collectingResponse(request);
  const longest = dev ? LONGEST_IN_DEVELOPMENT : LONGEST_MILLISECONDS;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(new Error(`No whole answer from the framework within ${longest} ms`, { cause: TOO_LATE }));
    timer = setTimeout(giveUp, longest);
  });
  try {
    const answered = Promise.all([finished, runVisit(visit, () => handle(request, response))]);
    const [rendered] = await Promise.race([answered, tooLate]);
    return rendered;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

interface Collecting {
  chunks: Buffer[];
  resolve: (rendered: Rendered) => void;
  reject: (error: Error) => void;
}

/**
 * A response that keeps what is written to it until it is whole, and nothing from then on: the framework holds it longer. `finished` rejects when
 * it is broken off: the framework does so without a word.
 */
function collectingResponse(request: IncomingMessage): { response: ServerResponse; finished: Promise<Rendered> } {
  const response = new ServerResponse(request);
  let collecting: Collecting | undefined;
  const finished = new Promise<Rendered>((resolve, reject) => (collecting = { chunks: [], resolve, reject }));
  const collect = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      collecting?.chunks.push(Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) collecting?.chunks.push(Buffer.from(chunk));
  };
  const afterwards = (args: unknown[]): void => {
    const callback = args.find((argument) => typeof argument === 'function');
    if (typeof callback === 'function') process.nextTick(() => void Reflect.apply(callback, undefined, []));
  };
  response.write = (chunk: unknown, ...rest: unknown[]): boolean => {
    collect(chunk, rest[0]);
    afterwards(rest);
    return true;
  };
  response.end = (...args: unknown[]): ServerResponse => {
    if (!collecting) return response;
    collect(args[0], args[1]);
    afterwards(args);
    collecting.resolve({ status: response.statusCode, headers: headersOf(response), body: Buffer.concat(collecting.chunks) });
    collecting = undefined;
    Object.defineProperty(response, 'writableFinished', { value: true });
    process.nextTick(() => response.emit('finish'));
    return response;
  };
  response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    response.statusCode = status;
    const given = rest.find((argument) => typeof argument === 'object' && argument !== null);
    for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, String(value));
    return response;
  };
  response.flushHeaders = (): void => undefined;
  response.destroy = (error?: Error): ServerResponse => {
    collecting?.reject(new Error('The framework broke an answer off', { cause: error }));
    collecting = undefined;
    return response;
  };
  return { response, finished };
}

function headersOf(response: ServerResponse): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return headers;
}
