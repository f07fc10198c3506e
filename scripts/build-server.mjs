// Bundles the front, the renderer, the embedded content API and the check of SITE_CONFIG with their
// packages into dist/: a start reads a few files instead of hundreds. The framework, what holds
// compiled code, and what is loaded only where it is used stay in node_modules. The renderer puts
// deferred-hydration.js into pages.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

// Removes earlier builds, since most file names contain a hash.
for (const name of existsSync('dist') ? readdirSync('dist') : [])
  if (name.endsWith('.mjs')) rmSync(`dist/${name}`);

await build({
  entryPoints: {
    start: 'server/start.ts',
    renderer: 'server/renderer/main.ts',
    api: 'embedded-api/cli.ts',
    'config-check': 'server/config-check.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: ['next', 'react', 'react-dom', 'sharp', 'libsql', 'pino', 'ioredis'],
  // CommonJS packages load Node's modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
});

await build({
  entryPoints: { 'deferred-hydration': 'lib/browser/deferred-hydration.ts' },
  outdir: 'dist',
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2020',
  charset: 'utf8',
  // Tables that are only listed are left out.
  pure: ['Object.keys'],
  logLevel: 'warning',
});
