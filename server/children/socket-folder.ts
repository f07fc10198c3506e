import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Contains part of the host name, since containers may share a temporary folder; only a part, since socket paths are short. */
const PREFIX = `renderers-${hostname().slice(0, 12)}-`;

/** A new folder for sockets that only this user can access, removed at exit. Folders of killed processes are removed now. */
export function socketFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(PREFIX) && !isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) remove(name);
  }
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process with this id runs; this process may have the id of an earlier run in another container. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function remove(name: string): void {
  try {
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  } catch {
    // Another user's folder: that user's next start removes it.
  }
}
