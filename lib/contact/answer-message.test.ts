import { createServer } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';
import { answerMessage, readContactRequest } from './answer-message';

const ADDRESS = 'http://site.example/api/contact';

function post(body: string, headers: Record<string, string> = {}): Request {
  return new Request(ADDRESS, {
    method: 'POST',
    body,
    headers: { host: 'site.example', 'content-type': 'application/json', ...headers },
  });
}

test.each([
  ['{"name":"Amine"}', { 'sec-fetch-site': 'same-origin' }, { name: 'Amine' }],
  ['{}', { origin: 'http://site.example' }, {}],
])('JSON of our own page is read: %s', async (body, headers: Record<string, string>, input) => {
  const read = { ok: true, isForm: false, input };
  expect(await readContactRequest(post(body, headers))).toEqual(read);
});

test.each([
  ['a page of another site', '{}', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of a neighbouring host', '{}', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin', '{}', { origin: 'https://other.example' }, 403],
  ['a hidden origin', '{}', { origin: 'null' }, 403],
  ['text that claims to be simple', '{}', { 'content-type': 'text/plain' }, 415],
  ['more than 16 KB', JSON.stringify({ message: 'x'.repeat(17_000) }), {}, 413],
  ['broken JSON', '{"name":', {}, 400],
])('%s is refused', async (_, body, headers: Record<string, string>, status) => {
  const expected = { ok: false, isForm: false, status };
  expect(await readContactRequest(post(body, headers))).toEqual(expected);
});

test('a form of our own page is read', async () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  expect(await readContactRequest(post('name=Amine+B&email=', form))).toEqual({
    ok: true,
    isForm: true,
    input: { name: 'Amine B', email: '' },
  });
  expect(
    await readContactRequest(post('name=a', { ...form, 'sec-fetch-site': 'cross-site' })),
  ).toEqual({ ok: false, isForm: true, status: 403 });
});

test('the same text to two chambers is two messages, to one of them a single one; the API gets four fields', async () => {
  const received: string[] = [];
  const api = createServer((request, response) => {
    request.on('data', (part: Buffer) => received.push(part.toString()));
    request.on('end', () => response.writeHead(201).end());
  });
  process.env['EMBEDDED_API_URL'] = await listen(api);
  const text = { name: 'Amine', email: 'a@b.example', subject: 'CCI – ', message: 'Deux chambres' };
  for (const about of ['chamber-16', 'chamber-31', 'chamber-16'])
    expect((await answerMessage(post(JSON.stringify({ ...text, about })))).status).toBe(200);
  await stopServer(api);
  const sent = { ...text, subject: 'CCI –' };
  expect(received.map((body) => JSON.parse(body) as object)).toEqual([sent, sent]);
});

test('after a form without scripts the contact screen is opened in the language of the form', async () => {
  const api = createServer((_request, response) => response.writeHead(201).end());
  process.env['EMBEDDED_API_URL'] = await listen(api);
  const body = new URLSearchParams({
    name: 'Amine',
    email: 'a@b.example',
    subject: 'Foire',
    message: 'Bonjour',
  });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'accept-language': 'en',
  };
  const answer = await answerMessage(
    new Request(`${ADDRESS}?language=fr`, { method: 'POST', body, headers }),
  );
  await stopServer(api);
  expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
    status: 303,
    location: '/contact',
  });
});
