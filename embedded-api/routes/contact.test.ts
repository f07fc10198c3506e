import { join } from 'node:path';
import { contactFields } from '../contract/contact-fields';
import { databaseName, Store } from '../database/store';
import { startTestApi, type TestApi } from '../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.end());

const fields = Object.keys(contactFields);
const good = {
  ...Object.fromEntries(fields.map((field) => [field, `Exemple ${field}`])),
  name: 'Amina',
  email: 'amina@entreprise.example',
  subject: 'Bonjour',
  message: 'Une question.\nMerci.',
};

async function post(
  body: string,
  own: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const headers = { 'Content-Type': 'application/json', ...own };
  const response = await fetch(`${api.url}/api/contact`, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}

function stored(): object[] {
  const store = new Store(join(api.dataDir, databaseName));
  try {
    return store.many<object>(
      `SELECT ${fields.join(', ')}, received_at FROM contact_message ORDER BY id`,
    );
  } finally {
    store.close();
  }
}

describe('contact', () => {
  test('a complete message is kept, trimmed, with its time', async () => {
    const { status, body } = await post(JSON.stringify({ ...good, name: '  Amina ' }));
    expect(status).toBe(201);
    expect(body).toEqual({ message: 'Message envoyé avec succès.' });
    expect(stored().at(-1)).toEqual({ ...good, received_at: '2026-11-21T12:05:00.000Z' });
  });

  test.each([
    ['an empty object', {}, ['name', 'email', 'subject', 'message']],
    ['a list', [], ['name', 'email', 'subject', 'message']],
    ['blank fields', { ...good, subject: '   ', message: '\n' }, ['subject', 'message']],
    ['a field of another type', { ...good, name: 7 }, ['name']],
    ['a bad address', { ...good, email: 'amina@' }, ['email']],
    ['an address with two at signs', { ...good, email: 'a@b@c.example' }, ['email']],
    ['a name that is too long', { ...good, name: 'x'.repeat(256) }, ['name']],
    ['a message that is too long', { ...good, message: 'x'.repeat(10_001) }, ['message']],
  ])('%s is refused and nothing is kept', async (_what, message, fields) => {
    const before = stored().length;
    const { status, body } = await post(JSON.stringify(message));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])),
    });
    expect(stored()).toHaveLength(before);
  });

  test('the same Idempotency-Key is one message, another key another one', async () => {
    const before = stored().length;
    for (const key of ['first', 'first', 'second']) {
      expect((await post(JSON.stringify(good), { 'Idempotency-Key': key })).status).toBe(201);
    }
    expect(stored()).toHaveLength(before + 2);
  });

  test('a body that is not JSON is a 400', async () => {
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('')).status).toBe(400);
  });
});
