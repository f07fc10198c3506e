import { rendererStatus } from '../renderer/renderer-status';
import { gatherStatus } from './status';

test('the status speaks for all renderers, names the silent ones, and holds no credential of the API', async () => {
  process.env['API_BASE_URL'] = 'http://back-office:pass-word@127.0.0.1:1';
  const answers = [
    { ...rendererStatus(), process: 11, memoryMegabytes: 100, circuit: 'closed' },
    { ...rendererStatus(), process: 12, memoryMegabytes: 150, circuit: 'open' },
    null,
  ];
  const pool = { restarts: 1, renderers: [11, 12, 13].map((pid) => ({ pid })), control: async () => answers };
  const status = await gatherStatus({ build: 'abc', isReady: true, pages: { figures: { pages: 2, bytes: 4096 } }, pool });
  expect(status).toMatchObject({
    renderers: { expected: 3, answered: 2, silent: [13], restarts: 1 },
    api: { host: '127.0.0.1:1', circuit: 'open' },
    pages: { kept: 2, kilobytes: 4 },
  });
  expect(status.site.memoryMegabytes).toBeGreaterThan(250);
  expect(status.processes.map(({ process }) => process)).toEqual([11, 12]);
  expect(JSON.stringify(status)).not.toMatch(/back-office|pass-word/);
});
