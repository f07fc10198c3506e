import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { report } from '../lib/figures';
import { installedVersions, readRecord, writeRecord } from './record';

/** Inside the project, so that it is built with the same packages. */
const FOLDER = join('.next', 'floor');
const EMPTY_SITE: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default { reactStrictMode: true, agentRules: false, htmlLimitedBots: /.*/, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  'app/layout.jsx':
    "export default function Layout({ children }) { return <html lang='en'><body>{children}</body></html>; }",
  'app/page.jsx': 'export default function Page() { return <h1>Empty</h1>; }',
};

/**
 * Builds an empty page with the installed versions of the framework, and records how much
 * JavaScript it loads, with gzip.
 */
export function measureFloor(): Promise<boolean> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(EMPTY_SITE)) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
  const { status } = spawnSync('npx', ['next', 'build', FOLDER], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the empty page could not be built');
  const page = readFileSync(join(FOLDER, '.next', 'server', 'app', 'index.html'), 'utf8');
  const scripts = new Set(
    Array.from(page.matchAll(/<script src="\/_next\/([^"]+)" async/g), ([, path = '']) => path),
  );
  let javascript = 0;
  for (const path of scripts)
    javascript += gzipSync(readFileSync(join(FOLDER, '.next', path)), { level: 6 }).length;
  const versions = installedVersions();
  writeRecord({ ...readRecord(), floor: { versions, javascript } });
  rmSync(FOLDER, { recursive: true, force: true });
  const packages = Object.entries(versions).map((version) => version.join(' '));
  return Promise.resolve(
    report([
      {
        name: `JavaScript of an empty page (${packages.join(', ')})`,
        value: `${javascript} bytes in ${scripts.size} files`,
      },
    ]),
  );
}
