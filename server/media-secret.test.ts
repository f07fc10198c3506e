import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError } from '@/lib/platform/env';
import { INHERITED_SECRET } from '@/lib/platform/signature';
import { settleMediaSecret } from './media-secret';

const NOBODY = 65_534;
const SECRET = 's'.repeat(43);

test('a folder restored by another user ends the start, and the secret in it stays as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restored-'));
  const path = join(folder, 'media-secret');
  writeFileSync(path, SECRET, { mode: 0o600 });
  process.env['DATA_DIR'] = folder;
  const isRoot = process.getuid?.() === 0;
  try {
    chmodSync(folder, 0o755);
    // Root restores, and may read everything: the site runs as another user.
    if (isRoot) process.seteuid?.(NOBODY);
    else chmodSync(path, 0);
    const settled = settleMediaSecret();
    if (isRoot) process.seteuid?.(0);
    else chmodSync(path, 0o600);
    await expect(settled).rejects.toThrow(EnvironmentError);
    await expect(settled).rejects.toThrow(`DATA_DIR: ${path} belongs to another user (EACCES)`);
    expect(readFileSync(path, 'utf8')).toBe(SECRET);
    await settleMediaSecret();
    expect(process.env[INHERITED_SECRET]).toBe(SECRET);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
