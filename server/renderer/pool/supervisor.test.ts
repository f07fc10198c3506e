import { fork, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Supervisor } from './supervisor';

const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));

/** A process that reports ready once a file exists, and runs `otherwise` until then. */
function script(name: string, otherwise: string): { file: string; mark: string } {
  const mark = join(folder, `${name}.mark`);
  const file = join(folder, `${name}.cjs`);
  const stays = `setInterval(() => undefined, 1000); process.on('disconnect', () => process.exit()); process.send('ready')`;
  writeFileSync(
    file,
    `if (require('node:fs').existsSync(${JSON.stringify(mark)})) { ${stays} } else { ${otherwise} }`,
  );
  return { file, mark };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const forked = (file: string): ChildProcess =>
  fork(file, [], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });

test.each([
  ['exits at once', 'process.exit(3)', 'code 3'],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
])(
  'a process that %s is started again and again, until it stays',
  async (name, otherwise, reason) => {
    const { file, mark } = script(name, otherwise);
    const supervisor = new Supervisor(
      'Test',
      () => forked(file),
      async () => true,
    );
    await supervisor.start();
    expect(supervisor.downSince).toBeDefined();
    expect(supervisor.failure).toBe(reason);
    await until(() => supervisor.restarts > 1);
    writeFileSync(mark, '');
    await until(() => supervisor.downSince === undefined);
    const first = supervisor.pid;
    process.kill(first ?? 0, 'SIGKILL');
    await until(() => supervisor.downSince === undefined && supervisor.pid !== first);
    await supervisor.close();
    const { restarts } = supervisor;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(supervisor.restarts).toBe(restarts);
  },
);

test('a process that could not be forked is forked again', async () => {
  const { file, mark } = script('forks', 'process.exit(1)');
  writeFileSync(mark, '');
  let isFailing = true;
  // An error that is emitted, and one that is thrown.
  let failures = 0;
  const supervisor = new Supervisor(
    'Test',
    () => {
      if (!isFailing) return forked(file);
      failures += 1;
      if (failures % 2 === 0) throw new Error('spawn ENOMEM');
      return spawn(join(folder, 'absent'), { stdio: 'ignore' });
    },
    async () => true,
  );
  await supervisor.start();
  expect(supervisor.failure).toContain('ENOENT');
  await until(() => failures > 2);
  isFailing = false;
  await until(() => supervisor.downSince === undefined);
  await supervisor.close();
});

test('a process that is stuck is silent from the probe on that it does not answer, and replaced', async () => {
  const { file, mark } = script('stuck', 'process.exit(1)');
  writeFileSync(mark, '');
  let answer: ((isAnswering: boolean) => void) | undefined;
  let isStuck = false;
  const supervisor = new Supervisor(
    'Test',
    () => forked(file),
    () => new Promise((resolve) => (isStuck ? (answer = resolve) : resolve(true))),
  );
  await supervisor.start();
  const first = supervisor.pid;
  isStuck = true;
  await until(() => answer !== undefined);
  const since = supervisor.silentSince;
  expect(since).toBeDefined();
  expect(supervisor.downSince).toBeUndefined();
  isStuck = false;
  answer?.(false);
  await until(() => supervisor.downSince !== undefined);
  expect(supervisor.downSince).toBe(since);
  await until(() => supervisor.pid !== first && supervisor.downSince === undefined);
  expect(supervisor.failure).toBe('SIGKILL');
  expect(supervisor.silentSince).toBeUndefined();
  await supervisor.close();
});
