import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** In the kernel's table of connections. */
const LISTENING = '0A';

/**
 * Resident memory of a process and those it started, in megabytes: what each has of its own, and
 * once the files they share, the largest of which is Node itself.
 */
export function residentMegabytes(pid: number): number {
  const all = processesOf(pid).map((each) => ({
    own: statusMegabytes(each, 'RssAnon') + statusMegabytes(each, 'RssShmem'),
    files: statusMegabytes(each, 'RssFile'),
  }));
  return all.reduce((sum, { own }) => sum + own, 0) + Math.max(...all.map(({ files }) => files));
}

function statusMegabytes(pid: number, field: 'RssAnon' | 'RssFile' | 'RssShmem'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(
    readFileSync(`/proc/${pid}/status`, 'utf8'),
  )?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Sockets a process holds open, those it listens on included. */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => isSocket(join(folder, name))).length;
}

function isSocket(link: string): boolean {
  try {
    return readlinkSync(link).startsWith('socket:');
  } catch {
    // Closed between listing and looking.
    return false;
  }
}

/** Connections to a local port that the process listening there has not closed yet. */
export function connectionsTo(port: number): number {
  const lines = ['tcp', 'tcp6'].flatMap((name) =>
    readFileSync(`/proc/net/${name}`, 'utf8').split('\n'),
  );
  return lines.filter((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    return (
      Number.parseInt(local.split(':')[1] ?? '', 16) === port &&
      state !== LISTENING &&
      inode !== '0'
    );
  }).length;
}

/** Processor time a process and those it started have used so far, in milliseconds. */
export function cpuMilliseconds(pid: number): number {
  return processesOf(pid).reduce((sum, each) => sum + ownCpuMilliseconds(each), 0);
}

/** A process and those it started: of a site the front, its renderers and the embedded API. */
export function processesOf(pid: number): number[] {
  return [pid, ...childrenOf(pid)];
}

/** Processes started by a process. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/**
 * Processor time one process alone has used so far. The kernel counts in hundredths of a second.
 */
export function ownCpuMilliseconds(pid: number): number {
  const [, fields = ''] =
    /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const values = fields.split(' ');
  return (Number(values[11]) + Number(values[12])) * 10;
}
