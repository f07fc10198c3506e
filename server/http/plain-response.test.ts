import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendUnavailable } from './plain-response';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => sendUnavailable({ request, response }, 'Starting', '2'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

test('a browser that cannot be answered yet reads why, in every language; nothing keeps it', async () => {
  const answer = await fetch(url, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  const page = await answer.text();
  for (const paragraph of ['<p lang="fr" dir="ltr">Votre demande', '<p lang="en" dir="ltr">Your request', '<p lang="ar" dir="rtl">تعذّر'])
    expect(page).toContain(paragraph);
  expect(page).not.toMatch(/<script|<style|style=/);
});

test('everything else is told so in words', async () => {
  const answer = await fetch(url, { headers: { accept: '*/*' } });
  expect({ status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }).toEqual({
    status: 503,
    type: 'text/plain; charset=utf-8',
    text: 'Starting\n',
  });
});
