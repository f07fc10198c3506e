/*
 * Relies on: `ServerResponse#writeHead` calling `_storeHeader(firstLine, headers)`, which appends
 * the headers to that line. Seen in Node 20.20. Otherwise: `writeHead` gets all headers of a stored
 * response, and checks each of them again at every request.
 */
import {
  IncomingMessage,
  ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Node derives the framing of the response from these: they are passed on as headers. */
const READ_BY_NODE =
  /^(?:connection|content-length|date|expect|keep-alive|trailer|transfer-encoding)$/i;

/**
 * Writes the head of a response: the stored headers, and `more`, alternating names and values.
 * Headers already set are sent as well.
 */
export type HeadWriter = (
  response: ServerResponse,
  status: number,
  more: readonly string[],
) => void;

/**
 * Checks headers once, and joins them for any number of responses. Throws if one of them is not
 * valid.
 */
export function storedHead(headers: Readonly<Record<string, string>>): HeadWriter {
  const entries = Object.entries(headers);
  for (const [name, value] of entries) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  const all = entries.flat();
  if (!isRecognised())
    return (response, status, more) => void response.writeHead(status, [...all, ...more]);
  const lines = entries
    .filter(([name]) => !READ_BY_NODE.test(name))
    .map(([name, value]) => `${name}: ${value}\r\n`);
  const text =
    lines.filter(isLong).map(oneOf).join('') + lines.filter((line) => !isLong(line)).join('');
  const read = entries.filter(([name]) => READ_BY_NODE.test(name)).flat();
  return (response, status, more) => {
    // Node replaces a header that is set by one of the same name only in its own list.
    if (response.getHeaderNames().length > 0)
      return void response.writeHead(status, [...all, ...more]);
    insertLines(response, text);
    response.writeHead(status, [...read, ...more]);
  };
}

/**
 * The policy is the same in every page and as long as the rest: one string of it is kept, which the
 * joined ones refer to.
 */
const LONG = 256;
const isLong = (line: string): boolean => line.length > LONG;
const longLines = new LRUCache<string, string>({ max: 16 });

function oneOf(line: string): string {
  const known = longLines.get(line) ?? line;
  longLines.set(line, known);
  return known;
}

/** The head of this response begins with these lines. */
function insertLines(response: ServerResponse, lines: string): void {
  const store: unknown = Reflect.get(response, '_storeHeader');
  if (typeof store !== 'function') return;
  const storeWithLines = (firstLine: string, headers: unknown): unknown =>
    Reflect.apply(store, response, [firstLine + lines, headers]);
  Reflect.set(response, '_storeHeader', storeWithLines);
}

let tried: { writeHead: unknown; isRecognised: boolean } | undefined;

/** Tried once with a response that is not sent. */
function isRecognised(): boolean {
  const writeHead: unknown = Reflect.get(ServerResponse.prototype, 'writeHead');
  if (!tried || tried.writeHead !== writeHead) tried = { writeHead, isRecognised: tryHead() };
  return tried.isRecognised;
}

function tryHead(): boolean {
  const probe = new ServerResponse(new IncomingMessage(new Socket()));
  insertLines(probe, 'x-stored: 1\r\n');
  probe.writeHead(200, ['content-length', '0']);
  return /^HTTP\/1\.1 200 OK\r\nx-stored: 1\r\ncontent-length: 0\r\n/.test(
    String(Reflect.get(probe, '_header')),
  );
}
