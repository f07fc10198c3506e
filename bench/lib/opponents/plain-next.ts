import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startOpponent, type Opponent } from './server';

const run = promisify(execFile);
/** Inside the project, so that it is built and run with the project's own packages. */
const FOLDER = join('dist', 'plain-next');
const MARK = join(FOLDER, 'built-with');
const NEXT = join(process.cwd(), 'node_modules', 'next', 'dist', 'bin', 'next');

const FILES: Record<string, string> = {
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.js': `export const revalidate = 3600;
export default function Page() {
  return <main><h1>A page</h1>{Array.from({ length: 40 }, (_, number) => <p key={number}>A paragraph of a minimal page, number {number}.</p>)}</main>;
}
`,
  'next.config.mjs': `export default { agentRules: false };
`,
  'package.json': `{ "private": true, "type": "module" }
`,
};

/** A minimal page of the framework, built and served by the framework alone, from its own cache. */
export async function startPlainNext(port: number): Promise<Opponent> {
  if (!isBuilt()) await build();
  return startOpponent(`http://127.0.0.1:${port}/`, process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], FOLDER);
}

/** Built once for each version of the framework: it never changes. */
function isBuilt(): boolean {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === frameworkVersion();
}

async function build(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, name, '..'), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
  // The default bundler takes the project around it for its own, middleware included.
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, [NEXT, 'build', '--webpack'], { cwd: FOLDER, env });
  writeFileSync(MARK, frameworkVersion());
}

export function frameworkVersion(): string {
  return (JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string }).version;
}
