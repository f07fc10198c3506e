import { connect } from 'node:net';

const PATIENCE = 20_000;
/** After this time without data the client half-closes the connection. */
const SILENCE = 6000;

/**
 * What came back on a connection, split into its parts. An empty status means that nothing came.
 */
export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
  /** The server ended the connection. */
  closed: boolean;
}

/**
 * Writes raw bytes to the site and resolves with the first complete response or the end of the
 * connection.
 */
export function sendRaw(base: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({
      port: Number(port),
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      allowHalfOpen: true,
    });
    const finish = (closed: boolean): void => {
      clearTimeout(giveUp);
      socket.destroy();
      resolve({ ...parse(received), closed });
    };
    const giveUp = setTimeout(() => finish(false), PATIENCE);
    socket.setTimeout(SILENCE, () => socket.end());
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (isWhole(received, text.startsWith('HEAD '))) finish(false);
    });
    for (const event of ['error', 'end', 'close']) socket.on(event, () => finish(true));
    socket.write(text, 'latin1');
  });
}

/** One that ends the connection is whole when the connection has ended. */
function isWhole(received: string, isHead: boolean): boolean {
  const { status, headers, body } = parse(received);
  if (!received.includes('\r\n\r\n') || status < 200 || headers.get('connection') === 'close')
    return false;
  if (isHead || status === 304 || status === 204) return true;
  const length = headers.get('content-length');
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
}

function parse(received: string): Omit<RawAnswer, 'closed'> {
  const [head = '', ...rest] = received
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
    .split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: rest.join('\r\n\r\n'),
  };
}

/**
 * Writes raw bytes to the site and resolves with all data received, when the site closes the
 * connection or sends nothing for a while.
 */
export function readConnection(
  base: string,
  text: string,
): Promise<{ received: string; closed: boolean }> {
  const { port } = new URL(base);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    const finish = (closed: boolean): void => {
      socket.destroy();
      resolve({ received, closed });
    };
    socket.setTimeout(PATIENCE, () => finish(false));
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    for (const event of ['error', 'end', 'close']) socket.on(event, () => finish(true));
    socket.write(text, 'latin1');
  });
}
