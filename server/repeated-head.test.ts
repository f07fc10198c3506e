import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { writeHeadAgain } from './repeated-head';

const BODY = Buffer.from('body');
const HEADERS = ['content-type', 'text/plain', 'content-length', String(BODY.length)];
const KEPT = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n';

/** Everything a server sends for what is written to it at once, answers apart. */
async function answersTo(server: Server, text: string): Promise<string[]> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const received = await new Promise<string>((resolve, reject) => {
    let all = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk: Buffer) => (all += chunk.toString('latin1')));
    socket.on('end', () => resolve(all)).on('error', reject);
  });
  server.close();
  return received.split(/(?=HTTP\/1\.1 )/);
}

/** Answers with their number as id; `again` as the front does, or else as Node does it. */
function counting(again: boolean, status = 200): Server {
  const headers = [...HEADERS];
  let number = 0;
  return createServer((request, response) => {
    number += 1;
    if (again) writeHeadAgain(response, status, headers, `its-own-${number}`);
    else response.writeHead(status, [...headers, 'x-request-id', `its-own-${number}`]);
    response.end(request.method === 'HEAD' ? undefined : BODY);
  });
}

const undated = (answers: string[]): string[] => answers.map((answer) => answer.replace(/(?<=\r\nDate: )[^\r]+/, ''));

describe('a head that was written before', () => {
  test.each([
    ['many on one connection', KEPT.repeat(5) + LAST],
    ['the last on a connection', KEPT.repeat(3) + LAST],
    ['to HEAD', KEPT.repeat(3) + KEPT.replace('GET', 'HEAD') + LAST],
    ['to an older protocol', `${KEPT.repeat(3)}GET / HTTP/1.0\r\n\r\n`],
    ['to an older protocol that keeps the connection', `${KEPT.repeat(3)}GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${LAST}`],
  ])('is what Node would write: %s', async (_, text) => {
    const [ours, nodes] = [await answersTo(counting(true), text), await answersTo(counting(false), text)];
    expect(undated(ours)).toEqual(undated(nodes));
    expect(ours.join()).toContain('its-own-4');
  });

  test('has the status of its answer and the time it is sent at', async () => {
    const answers = await answersTo(counting(true, 404), KEPT.repeat(4) + LAST);
    expect(answers).toHaveLength(5);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
      const date = /\r\nDate: ([^\r]+)/.exec(answer)?.[1] ?? '';
      expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(5000);
    }
  });

  test('is really the one that was written, not a new one', async () => {
    const headers = [...HEADERS];
    let written = 0;
    const server = createServer((_request, response) => {
      const writeHead = response.writeHead.bind(response);
      Object.assign(response, {
        writeHead: (...args: unknown[]): unknown => {
          written += 1;
          return Reflect.apply(writeHead, undefined, args);
        },
      });
      writeHeadAgain(response, 200, headers, 'its-own');
      response.end(BODY);
    });
    await answersTo(server, KEPT.repeat(9) + LAST);
    // The first is sent as any other, the second is learnt from, and the last ends its connection.
    expect(written).toBe(3);
  });

  test('leaves headers that were set before to Node', async () => {
    const headers = [...HEADERS];
    let number = 0;
    const server = createServer((_request, response) => {
      number += 1;
      if (number > 3) response.setHeader('x-number', number);
      writeHeadAgain(response, 200, headers, 'its-own');
      response.end(BODY);
    });
    const answers = await answersTo(server, KEPT.repeat(4) + LAST);
    expect(answers.map((answer) => answer.includes('x-number'))).toEqual([false, false, false, true, true]);
  });
});
