import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBaseline, type Baseline } from './server';

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
  // Rendered for each request, with texts of the library that ours come from.
  'app/rendered/page.js': `import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
export const dynamic = 'force-dynamic';
export default async function Page() {
  const t = await getTranslations('page');
  return <NextIntlClientProvider><main><h1>{t('title')}</h1>{Array.from({ length: 40 }, (_, number) => <p key={number}>{t('paragraph', { number })}</p>)}</main></NextIntlClientProvider>;
}
`,
  'request.js': `import { getRequestConfig } from 'next-intl/server';
export default getRequestConfig(() => ({
  locale: 'en',
  messages: { page: { title: 'A page', paragraph: 'A paragraph of a minimal page, number {number}.' } },
}));
`,
  'next.config.mjs': `import createNextIntlPlugin from 'next-intl/plugin';
export default createNextIntlPlugin('./request.js')({ agentRules: false });
`,
  'package.json': `{ "private": true, "type": "module" }
`,
};

/**
 * Two minimal pages of the framework, served by the framework alone: `/` from its own cache,
 * `/rendered` rendered for each request.
 */
export async function startPlainNext(port: number): Promise<Baseline> {
  await buildPlainNext();
  return startBaseline(
    `http://127.0.0.1:${port}/`,
    process.execPath,
    [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)],
    FOLDER,
  );
}

/** Built once for each version of the framework, and each of its own. */
function isBuilt(): boolean {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === builtWith();
}

function builtWith(): string {
  return JSON.stringify([frameworkVersion(), FILES]);
}

export async function buildPlainNext(isForced = false): Promise<void> {
  if (!isForced && isBuilt()) return;
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, name, '..'), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
  // The default bundler would include the surrounding project, middleware included.
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, [NEXT, 'build', '--webpack'], { cwd: FOLDER, env });
  writeFileSync(MARK, builtWith());
}

export function frameworkVersion(): string {
  return (JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string })
    .version;
}
