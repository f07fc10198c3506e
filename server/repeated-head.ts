import type { ServerResponse } from 'node:http';

const ID = 'x-request-id';
const DATE = 'Date: ';

/** A head as Node has written it, apart where answers differ. */
interface Written {
  beforeId: string;
  beforeDate: string;
  afterDate: string;
}

/** By the list of headers a head was made of: null when that has been done once. What is sent once is not worth keeping. */
const written = new WeakMap<readonly string[], Written | null>();

/**
 * Writes the head of an answer with a body: `headers` are names and values in turn, the same list for the same ones and the same status. Node checks
 * and joins every header of every answer, which costs more than all the front does itself; the head it has written before is sent again here, with
 * this answer's own id and date. Only for usual answers, which are nearly all; the others are left to Node.
 */
export function writeHeadAgain(response: ServerResponse, status: number, headers: readonly string[], id: string): void {
  const isUsual =
    response.shouldKeepAlive && response.req.method === 'GET' && response.req.httpVersion === '1.1' && response.getHeaderNames().length === 0;
  const known = isUsual ? written.get(headers) : undefined;
  if (known && takeHead(response, `${known.beforeId}${id}${known.beforeDate}${dateNow()}${known.afterDate}`)) {
    response.statusCode = status;
    return;
  }
  response.writeHead(status, withId(headers, id));
  if (isUsual) written.set(headers, known === null ? takenApart(headOf(response), id) : null);
}

/** Headers as `writeHead` takes them, with the request's id if there is one to tell. */
export function withId(headers: readonly string[], id: string | undefined): string[] {
  return id === undefined ? [...headers] : [...headers, ID, id];
}

/** Node's own head of a response has no public name; the tests would tell if this one changed. */
const HEAD = '_header';

function headOf(response: ServerResponse): string {
  return String(Reflect.get(response, HEAD));
}

function takeHead(response: ServerResponse, head: string): boolean {
  return Reflect.set(response, HEAD, head) && response.headersSent;
}

function takenApart(head: string, id: string): Written | null {
  const idLine = `\r\n${ID}: ${id}\r\n`;
  const idAt = head.indexOf(idLine);
  const idEnd = idAt + idLine.length;
  const dateEnd = head.indexOf('\r\n', idEnd);
  if (idAt === -1 || dateEnd === -1 || !head.startsWith(DATE, idEnd)) return null;
  return { beforeId: head.slice(0, idEnd - id.length - 2), beforeDate: `\r\n${DATE}`, afterDate: head.slice(dateEnd) };
}

let second = 0;
let date = '';

/** As every answer says it; it changes once in a second. */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()];
  return date;
}
