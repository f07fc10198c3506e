import { connect } from 'node:net';

const PATIENCE = 10_000;

/** What came back on a connection, split into its parts. An empty status means that nothing came. */
export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
  /** The server ended the connection by itself. */
  closed: boolean;
}

/** Writes bytes to the site as they stand, well formed or not, and waits until it ends the connection or an answer is whole. */
export function sendRaw(base: string, text: string, patience = PATIENCE): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    const finish = (closed: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...parse(received), closed });
    };
    const timer = setTimeout(() => finish(false), patience);
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.write(text, 'latin1');
  });
}

function parse(received: string): Omit<RawAnswer, 'closed'> {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}
