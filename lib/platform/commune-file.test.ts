import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommuneFile } from './commune-file';

const file = join(mkdtempSync(join(tmpdir(), 'communes-')), 'communes.json');
const read = (text: string) => {
  writeFileSync(file, text);
  return readCommuneFile(file);
};

test('the communes of another country are read from COMMUNES_FILE; none has no communes', () => {
  const table = {
    sources: ['national register'],
    date: '2026-11-29',
    wilayas: ['Tunis'],
    later: [],
    communes: [['La Marsa', 'المرسى', '2070', 1]],
  };
  expect(read(JSON.stringify(table))).toEqual(table);
  expect(readCommuneFile('none')?.communes).toEqual([]);
  expect(readCommuneFile(undefined)).toBeUndefined();
});

test.each([
  ['{', /^COMMUNES_FILE \S+: \S[^\n]+$/],
  ['[]', /^COMMUNES_FILE \S+: Invalid input: expected object, received array$/],
  ['{"sources":[],"date":"","wilayas":[],"later":[],"communes":[["Hydra"]]}', / communes 0 /],
])('a wrong COMMUNES_FILE ends the start: %s', (text, line) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ name: 'EnvironmentError' }));
  expect(() => read(text)).toThrow(line);
});
