import { createServer, type Server } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { listen, stopServer } from '@/testing/loopback';
import { getFromApi } from './load';

/** What one version of the site reads of an item, and what the next one does. */
const OLDER = z.object({ name: z.string() });
const NEWER = z
  .object({ name: z.string(), title: z.string() })
  .transform(({ name, title }) => ({ heading: title, name }));
const STRANGE = z.object({ nothing: z.string() });

let server: Server;
let calls = 0;
let isDown = false;
let folder = '';

beforeAll(async () => {
  server = createServer((_request, response) => {
    calls += 1;
    if (isDown) return void response.writeHead(500).end();
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"name":"Foire","title":"Foire d’automne"}');
  });
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
  process.env['DATA_DIR'] = folder;
  process.env['API_BASE_URL'] = await listen(server);
});
afterAll(async () => {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  isDown = false;
  calls = 0;
});

/**
 * The result for a path in a version of the site that has just started: empty memory, existing
 * store.
 */
function askAs<S extends z.ZodType>(schema: S, template: `/${string}`) {
  Reflect.deleteProperty(globalThis, Symbol.for('chamber-network.api-cache'));
  return getFromApi({ template, schema, failureMessage: 'Not found', tags: [] });
}

const storedFiles = (): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\da-f]{16,}$/.test(name),
  ).length;

/** What the older version gets, once it stands in the store: it is written after the answer. */
async function askFirst(template: `/${string}`) {
  const before = storedFiles();
  const result = await askAs(OLDER, template);
  while (storedFiles() === before) await wait(10);
  return result;
}

test('a newer version reads what an older one kept by its own rules, also while the API is down', async () => {
  expect(await askFirst('/one')).toEqual({ ok: true, data: { name: 'Foire' } });
  isDown = true;
  expect(await askAs(NEWER, '/one')).toEqual({
    ok: true,
    data: { heading: 'Foire d’automne', name: 'Foire' },
  });
});

test('what does not fit the rules of a version is not shown by it', async () => {
  await askFirst('/two');
  isDown = true;
  expect(await askAs(STRANGE, '/two')).toMatchObject({
    ok: false,
    failure: { kind: 'unavailable' },
  });
});

test('two versions side by side share what is kept: neither has to ask again for what the other has read', async () => {
  await askFirst('/three');
  for (const schema of [NEWER, OLDER, NEWER]) expect((await askAs(schema, '/three')).ok).toBe(true);
  expect(calls).toBe(1);
});
