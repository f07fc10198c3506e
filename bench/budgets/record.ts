import { readFileSync, writeFileSync } from 'node:fs';
import type { Weight } from './weigh';

const RECORD = 'bench/budgets/record.json';
/** The framework whose empty page is the floor. */
const FRAMEWORK = ['next', 'react', 'react-dom'];

/** The figures of the last recording. */
export interface Recorded {
  floor: { versions: Record<string, string>; javascript: number };
  screens: Record<string, Weight>;
}

export function readRecord(): Recorded {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded;
}

export function writeRecord(record: Recorded): void {
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

/** The framework's versions as they are installed. */
export function installedVersions(): Record<string, string> {
  return Object.fromEntries(
    FRAMEWORK.map((name) => [
      name,
      (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string })
        .version,
    ]),
  );
}
