import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen, stopServer } from '@/testing/loopback';
import { endResponse, sendError, MAX_UNSENT_BYTES } from './plain-response';
import { once } from 'node:events';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) =>
    sendError({ request, response }, request.url === '/' ? 503 : 404),
  );
  url = await listen(server);
});
afterAll(() => stopServer(server));

test('a browser that cannot be answered yet reads why, in every language; nothing keeps it', async () => {
  const answer = await fetch(url, {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '10',
  });
  const page = await answer.text();
  for (const paragraph of [
    '<p lang="fr" dir="ltr">Votre demande',
    '<p lang="en" dir="ltr">Your request',
    '<p lang="ar" dir="rtl">تعذّر',
  ])
    expect(page).toContain(paragraph);
  expect(page).not.toMatch(/<script|<style|style=/);
});

test('a browser that follows a link to a file that is gone reads so, in every language, with ways home', async () => {
  const page = await (
    await fetch(`${url}/files/a.pdf`, { headers: { accept: 'text/html' } })
  ).text();
  expect(page).toContain(
    '<p lang="fr" dir="ltr">Cette page ou ce fichier n’existe pas, ou n’existe plus. <a href="/">Accueil</a></p>',
  );
  expect(page).toContain('<a href="/ar">الرئيسية</a>');
});

test('everything else is told so in words', async () => {
  const answer = await fetch(url, { headers: { accept: '*/*' } });
  expect({
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  }).toEqual({
    status: 503,
    type: 'text/plain; charset=utf-8',
    text: 'Service Unavailable\n',
  });
});

/** Shared by all responses, so that the test itself takes little memory. */
const BODY = Buffer.alloc(MAX_UNSENT_BYTES / 4);
const READERS = 6;

test('of slow readers whose answers wait, those that have waited longest are dropped once too many bytes wait; one that reads gets all of it', async () => {
  const server = createServer((_request, response) => endResponse(response, BODY));
  const { port } = new URL(await listen(server));
  const ask = (): Socket => connect(Number(port), '127.0.0.1').setNoDelay();
  const closed: number[] = [];
  const slow: Socket[] = [];
  for (let reader = 0; reader < READERS; reader += 1) {
    const served = once(server, 'request');
    const socket = ask();
    socket.on('error', () => undefined).pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [, response] = (await served) as [unknown, { req: { socket: Socket } }];
    response.req.socket.once('close', () => closed.push(reader));
    slow.push(socket);
  }
  await new Promise(setImmediate);
  // The kernel buffers some megabytes of each.
  expect(closed.length).toBeGreaterThan(0);
  expect(closed).toEqual(Array.from({ length: closed.length }, (_, reader) => reader));
  expect(closed.length).toBeLessThanOrEqual(READERS - 4);
  const quick = ask();
  let received = 0;
  quick.on('data', (chunk: Buffer) => (received += chunk.length));
  quick.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await once(quick, 'close');
  expect(received).toBeGreaterThan(BODY.length);
  for (const socket of slow) socket.destroy();
  await stopServer(server);
});
