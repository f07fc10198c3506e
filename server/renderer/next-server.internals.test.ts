import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frozenConfiguration } from './next-server.internals';

const folder = mkdtempSync(join(tmpdir(), 'next-server-'));

function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('the configuration of the build is handed over to the framework', () => {
  expect(
    frozenConfiguration(written('good.json', '{"config":{"compress":false},"files":[]}')),
  ).toBe('{"compress":false}');
});

test.each([
  ['no file', join(folder, 'absent.json')],
  ['no JSON', written('text.json', '<html>')],
  ['another shape', written('other.json', '{"configuration":{}}')],
])('with %s the framework reads its own configuration', (_name, file) => {
  expect(frozenConfiguration(file)).toBeUndefined();
});
