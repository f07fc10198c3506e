import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ENTITY_NAMES } from '@/lib/content-api/invalidated-tags';
import { readEnvironment, VARIABLE_NAMES, EXIT_CONFIG } from '@/lib/platform/env';

const read = (file: string): string => readFileSync(file, 'utf8');
const ANALYZER = '/usr/bin/systemd-analyze';
const ifSystemd = existsSync(ANALYZER) ? test : test.skip;

/** The variables and the command of `npm start`. */
function npmStart(): { variables: string[]; command: string } {
  const { start } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(read('package.json'))).scripts;
  // The shell is replaced, so that a signal to npm reaches the site.
  expect(start).toMatch(/^exec env /);
  const at = start.indexOf('node ');
  return {
    variables: start.slice('exec env '.length, at).trim().split(' '),
    command: start.slice(at),
  };
}

describe('the systemd unit', () => {
  const unit = read('deploy/site.service');
  const socket = read('deploy/site.socket');
  const values = (name: string): string[] =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const variables = values('Environment').flatMap((line) => line.split(' '));
  const environment = Object.fromEntries(variables.map((variable) => variable.split('=')));

  test('starts the site as `npm start` does', () => {
    const { variables: own, command } = npmStart();
    expect(values('ExecStart')).toEqual([`/usr/bin/${command}`]);
    expect(variables).toEqual(expect.arrayContaining(own));
  });

  test('listens on loopback, accepts X-Forwarded-For from this machine alone, and writes to its state folder', () => {
    expect(environment).toMatchObject({
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      DATA_DIR: '%S/site',
    });
    expect(values('StateDirectory')).toEqual(['site']);
    const foreign = ['NODE_ENV', ...npmStart().variables.map((variable) => variable.split('=')[0])];
    expect(
      Object.keys(environment).filter(
        (name) => !foreign.includes(name) && !VARIABLE_NAMES.includes(name),
      ),
    ).toEqual([]);
    expect(() => readEnvironment(environment)).not.toThrow();
  });

  test('has its port from a socket unit, at the same address', () => {
    expect(values('Requires')).toEqual(['site.socket']);
    const { HOST, PORT } = environment;
    expect(socket).toContain(`\nListenStream=${HOST}:${PORT}\n`);
  });

  test('starts the site again whatever ended it but a wrong setting, and bounds its memory', () => {
    expect(values('Restart')).toEqual(['always']);
    expect(values('RestartPreventExitStatus')).toEqual([String(EXIT_CONFIG)]);
    expect(values('StartLimitIntervalSec')).toEqual(['0']);
    for (const name of ['MemoryHigh', 'MemoryMax'])
      expect(values(name)).toEqual([expect.stringMatching(/^\d+[MG]$/)]);
  });

  describe('by systemd itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const file = join(folder, 'site.service');
    // This machine's Node may be elsewhere.
    writeFileSync(file, unit.replaceAll('/usr/bin/node', process.execPath));
    const port = join(folder, 'site.socket');
    writeFileSync(port, socket);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    ifSystemd('is well formed, and so is its socket', () => {
      const verified = execFileSync(ANALYZER, ['verify', file, port], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
      expect(verified).toBe('');
    });

    ifSystemd('leaves an exposure of 1.5 of 10 at most', () => {
      const command = ['security', '--offline=true', '--threshold=15', '--no-pager', file];
      expect(execFileSync(ANALYZER, command, { encoding: 'utf8' })).toContain(
        'Overall exposure level',
      );
    });
  });
});

describe('nginx.conf', () => {
  const nginx = read('deploy/nginx.conf');
  const numberOf = (directive: RegExp): number => Number(directive.exec(nginx)?.[1]);

  test('opens no more files than its workers may, within its own limits', () => {
    const connections = numberOf(/worker_connections (\d+);/);
    const kept = numberOf(/open_file_cache max=(\d+)/);
    // An answer is read from one file of the cache and stored in another.
    const needed = 3 * connections + kept;
    expect(numberOf(/^worker_rlimit_nofile (\d+);$/m)).toBeGreaterThan(needed);
  });

  test('runs as Debian’s nginx does, so that checking it leaves folders to their owner', () => {
    const [user] = /^user [\w-]+;$/m.exec(nginx) ?? [];
    const debian = '/etc/nginx/nginx.conf';
    expect(user).toBe(
      existsSync(debian) ? /^user .*;$/m.exec(read(debian))?.[0] : 'user www-data;',
    );
  });
});

describe('the container', () => {
  const file = read('deploy/Dockerfile');

  test('starts the site as `npm start` does', () => {
    const { variables, command } = npmStart();
    const words = z.array(z.string()).parse(JSON.parse(/^CMD (\[.*\])$/m.exec(file)?.[1] ?? '[]'));
    expect(words.join(' ')).toBe(command);
    expect(/^ENV (.*)$/m.exec(file)?.[1]?.split(' ')).toEqual(expect.arrayContaining(variables));
  });

  test('runs as a user of few rights, and says how it is', () => {
    const last = file.slice(file.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
  });
});

describe('the compose file', () => {
  const service = z.object({
    restart: z.string(),
    environment: z.record(z.string(), z.string()).default({}),
    command: z.array(z.string()).default([]),
    ports: z.array(z.string()).default([]),
    networks: z.union([
      z.array(z.string()),
      z.object({ inside: z.object({ ipv4_address: z.string() }) }),
    ]),
    network_mode: z.undefined().optional(),
    read_only: z.literal(true),
    mem_limit: z.string(),
    volumes: z.array(z.string()),
  });
  const text = read('deploy/compose.yaml');
  const { site, redis, nginx } = z
    .object({ services: z.strictObject({ site: service, redis: service, nginx: service }) })
    .parse(parse(text)).services;
  const addressOf = ({ networks }: z.infer<typeof service>): string =>
    Array.isArray(networks) ? '' : networks.inside.ipv4_address;

  test('publishes nginx and nothing else', () => {
    expect(nginx.ports).toEqual(['0.0.0.0:80:80']);
    expect([...site.ports, ...redis.ports]).toEqual([]);
  });

  test('accepts X-Forwarded-For from nginx’s address alone', () => {
    expect(site.environment['TRUST_PROXY']).toBe(addressOf(nginx));
    expect(addressOf(nginx)).toMatch(/^172\.30\.0\.\d+$/);
  });

  test('names only variables the site reads, with values it takes', () => {
    expect(Object.keys(site.environment).filter((name) => !VARIABLE_NAMES.includes(name))).toEqual(
      [],
    );
    const literal = Object.entries(site.environment).filter(([, value]) => !value.includes('${'));
    expect(() => readEnvironment(Object.fromEntries(literal))).not.toThrow();
  });

  test('reads secrets from a file that neither git nor the image has', () => {
    expect(text).toContain('- path: site.env');
    expect(read('.gitignore').split('\n')).toContain('/deploy/site.env');
    expect(read('deploy/Dockerfile.dockerignore').split('\n')).toContain('deploy/site.env');
  });

  test('mounts the certificate and the organisation’s details', () => {
    expect(site.volumes).toContain('./config:/config:ro');
    const [, folder] = /ssl_certificate +(\/etc\/\w+)\//.exec(read('deploy/nginx.conf')) ?? [];
    expect(nginx.volumes).toContain(`${folder}:${folder}:ro`);
  });

  test('leads nginx to the site, and its logs to the container’s', () => {
    const [shell = '', flag = '', script = ''] = nginx.command;
    const edit =
      script
        .split(' && ')[0]
        ?.replace('/etc/nginx/site.conf', 'deploy/nginx.conf')
        .replace('> /tmp/nginx.conf', '') ?? '';
    const changed = execFileSync(shell, [flag, edit], { encoding: 'utf8' });
    expect(changed).toContain(`server ${addressOf(site)}:3000 `);
    expect(changed).not.toMatch(/127\.0\.0\.1:3000 |\/var\/log/);
    expect(changed.match(/^ *(?:access|error)_log \S+/gm)?.map((line) => line.trim())).toEqual([
      'error_log /dev/stderr',
      'error_log /dev/stderr',
      'access_log /dev/stdout',
    ]);
  });
});

test('every command and file that publishes a container of the site binds it to loopback', () => {
  for (const file of [
    'deploy/Dockerfile',
    'README.md',
    'docs/operations.md',
    'deploy/compose.yaml',
    'deploy/site.service',
  ])
    for (const [published] of read(file).matchAll(/(?:-p|--publish)[ =]\S*:3000\b/g))
      expect(published).toMatch(/ 127\.0\.0\.1:3000:3000$/);
});

describe('docs/operations.md', () => {
  const text = read('docs/operations.md');

  test('names every entity that the editors’ webhook accepts', () => {
    expect(/^Entities: `([^`]*)`/m.exec(text)?.[1]?.split(' ')).toEqual([...ENTITY_NAMES]);
  });
  /** Read by the tests' and the embedded API's own commands. */
  const OTHERS = ['API_PORT', 'CHROMIUM_PATH', 'E2E_PORT'];
  const table = text.slice(text.indexOf('## All settings'));
  const rows = [...table.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name);

  test('has a row for every setting, and none for what does not exist', () => {
    expect(rows.toSorted()).toEqual([...VARIABLE_NAMES, ...OTHERS].toSorted());
  });

  test('says the defaults the site has', () => {
    const defaults = new Map<string, unknown>(Object.entries(readEnvironment({})));
    const said = [...table.matchAll(/^\| `([A-Z0-9_]+)` .*\| `([^`|]*)` +\|$/gm)].filter(
      ([, name = '']) => VARIABLE_NAMES.includes(name),
    );
    expect(said.length).toBeGreaterThan(10);
    const written = (value: unknown): string =>
      typeof value === 'boolean' ? String(Number(value)) : String(value);
    for (const [, name = '', value] of said)
      expect(`${name}=${written(defaults.get(name))}`).toBe(`${name}=${value}`);
  });

  test('links to files that exist', () => {
    for (const [, target = ''] of text.matchAll(/\]\((?!http)([^)#]+)[^)]*\)/g))
      expect(existsSync(join('docs', target))).toBe(true);
  });
});
