// Bundles the front (server/), the thread behind it and the embedded content API into dist/; packages stay in node_modules. The front puts late-scripts.js into pages.
import { build } from 'esbuild';

await build({
  entryPoints: { start: 'server/start.ts', rendering: 'server/rendering/thread.ts', api: 'embedded-api/cli.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.9',
  packages: 'external',
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
});

await build({
  entryPoints: { 'late-scripts': 'components/late/late-scripts.ts' },
  outdir: 'dist',
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2020',
  charset: 'utf8',
  logLevel: 'warning',
});
