import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { must } from './run.mjs';

const MARK = 'node_modules/.installed-lock';

/** `npm ci`, unless exactly this lock file is installed already. */
export async function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  await must('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(MARK, lock);
}
