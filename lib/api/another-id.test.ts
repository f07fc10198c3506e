import { createServer } from 'node:http';
import { entities } from '@/lib/entities';
import { createContext, runInContext } from '@/lib/runtime/request-context';
import { listen, stopServer } from '@/testing/loopback';

// MySQL casts what it is asked for: `7abc` finds 7.
const api = createServer(({ url = '' }, response) => {
  const record = { id: 7, slug: 'foire', name: 'Foire', description: '<p>Une foire.</p>' };
  const answer = url.includes('categoryportail')
    ? { category: record, articles: { data: [], total: 0, current_page: 1, last_page: 1 } }
    : record;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});

beforeAll(async () => {
  process.env['EMBEDDED_API_URL'] = await listen(api);
});
afterAll(() => stopServer(api));

test.each([
  ['article', (id: string) => entities.article.one(id)],
  ['category', (id: string) => entities.category.one(id, 1, 6, '')],
])(
  'a record that is found under another id (%s) is shown, and its page is not stored, though no call failed',
  async (_name, call) => {
    for (const [id, underAnotherId] of [
      ['7', false],
      ['7abc', true],
      ['07', true],
    ] as const) {
      const context = createContext();
      const { ok } = await runInContext(context, () => call(id));
      expect({ id, ok, ...context }).toMatchObject({
        id,
        ok: true,
        underAnotherId,
        degraded: false,
      });
    }
  },
);
