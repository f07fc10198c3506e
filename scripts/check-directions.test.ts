import { readFileSync } from 'node:fs';
import { faultsOf, LEVELS } from './check-directions';

test('two folders that import each other are a fault', () => {
  const faults = faultsOf([
    ['lib/content-api/client.ts', "import { routes } from '@/lib/routes/links';"],
    ['lib/routes/links.ts', "import type { ApiResult } from '@/lib/content-api/result';"],
    ['server/http/protocol.ts', "export { listen } from '../front/lifecycle';"],
  ]);
  expect(faults).toEqual([
    'lib/routes/links.ts imports lib/content-api/result, whose level is not below its own',
    'server/http/protocol.ts imports server/front/lifecycle, whose level is not below its own',
  ]);
});

test.each([
  ['of a top folder above', 'e2e/operations/clock.spec.ts', "import '../../bench/load';"],
  ['of a top folder apart', 'embedded-api/server.ts', "import '@/lib/platform/logger';"],
  ['at run time', 'server/front/contact.ts', "await import('@/app/api/contact/route');"],
  ['in a folder that stands in no order', 'lib/helpers/misc.ts', ''],
])('an import %s is a fault', (_, file, text) => {
  expect(faultsOf([[file, text]])).toHaveLength(1);
});

test('downwards, within a folder and in tests, imports are free', () => {
  const faults = faultsOf([
    [
      'server/start.ts',
      "import { createFront } from './front/request-handler';\nimport { HANDLERS } from './front/handlers/handlers';",
    ],
    [
      'lib/views/card.ts',
      "import { routes } from '@/lib/routes/links';\nimport { feature } from './feature';",
    ],
    ['lib/text/text.properties.test.ts', "import { bodyHtml } from '@/lib/text/rich-text/body';"],
  ]);
  expect(faults).toEqual([]);
});

test.each(Object.entries(LEVELS))('the architecture draws the levels of %s', (_, levels) => {
  expect(readFileSync('docs/architecture.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    levels.map((folders) => folders.map((folder) => `\`${folder}\``).join(' ')).join(' ← '),
  );
  expect(levels.length).toBeLessThanOrEqual(8);
});
