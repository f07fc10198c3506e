import { createServer, OutgoingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen, stopServer } from '@/testing/loopback';
import { storedHead } from './stored-head.internals';

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-length': '4',
  vary: 'Cookie',
  etag: '"é"',
};

/** The bytes of two responses of one connection, without their dates. */
async function sent(
  status: number,
  method: string,
  answer: (response: ServerResponse) => void,
): Promise<string> {
  const server = createServer((_request, response) => {
    answer(response);
    response.end('text');
  });
  const { port } = new URL(await listen(server));
  const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  const request = `${method} / HTTP/1.1\r\nHost: localhost\r\n`;
  socket.write(`${request}\r\n${request}Connection: close\r\n\r\n`);
  const bytes = await text(socket);
  await stopServer(server);
  expect(bytes.split(`HTTP/1.1 ${status}`)).toHaveLength(3);
  return bytes.replace(/^date: .*\r\n/gim, '');
}

/** Whether the head was joined: headers that Node reads follow the others. */
async function isJoined(): Promise<boolean> {
  const bytes = await sent(200, 'HEAD', (response) => storedHead(HEADERS)(response, 200, []));
  const [head = ''] = bytes.split('\r\n\r\n');
  return head.indexOf('content-length:') > head.indexOf('etag:');
}

/** As a version of Node would be that writes heads in another way. */
function writeHead(this: ServerResponse, status: number, list: string[]): ServerResponse {
  this.statusCode = status;
  const store: unknown = Reflect.get(OutgoingMessage.prototype, '_storeHeader');
  if (typeof store === 'function') Reflect.apply(store, this, [`HTTP/1.1 ${status} OK\r\n`, list]);
  return this;
}

describe('a stored head', () => {
  test.each([
    [200, 'GET'],
    [200, 'HEAD'],
    [304, 'GET'],
  ])('with status %d for %s is sent in the same bytes as by writeHead', async (status, method) => {
    const { 'content-length': length, ...others } = HEADERS;
    const headers = status === 304 ? others : { ...others, 'content-length': length };
    const write = storedHead(headers);
    const stored = await sent(status, method, (response) => write(response, status, ['age', '1']));
    expect(stored).toBe(
      await sent(status, method, (response) =>
        response.writeHead(status, [...Object.entries(headers).flat(), 'age', '1']),
      ),
    );
  });

  test('takes the place of headers that are set already', async () => {
    const bytes = await sent(200, 'GET', (response) =>
      storedHead(HEADERS)(response.setHeader('vary', 'Origin'), 200, []),
    );
    expect(bytes.match(/^vary: .*$/gim)?.map((line) => line.trim())).toEqual([
      'vary: Cookie',
      'vary: Cookie',
    ]);
  });

  test('of a Node that writes heads in another way has every header as well', async () => {
    expect(await isJoined()).toBe(true);
    const original: unknown = Reflect.get(ServerResponse.prototype, 'writeHead');
    Reflect.set(ServerResponse.prototype, 'writeHead', writeHead);
    try {
      expect(await isJoined()).toBe(false);
      const bytes = await sent(200, 'GET', (response) => storedHead(HEADERS)(response, 200, []));
      for (const name of Object.keys(HEADERS))
        expect(bytes.match(new RegExp(`^${name}: `, 'gm'))).toHaveLength(2);
    } finally {
      Reflect.set(ServerResponse.prototype, 'writeHead', original);
    }
  });

  test.each([{ 'x y': '1' }, { x: '1\r\ny: 2' }])(
    'with a name or value that is not valid is refused: %j',
    (headers) => {
      expect(() => storedHead(headers)).toThrow(/Invalid|must be a valid/);
    },
  );
});
