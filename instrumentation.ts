/**
 * Runs when a Next server starts. Redis is connected and, without API_BASE_URL, the embedded
 * content API is started here under plain `next start` and `next dev`; behind the front, both are
 * there already.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { connectRedis } = await import('./lib/platform/redis');
  await connectRedis();
  const { isDemonstration } = await import('./lib/platform/env');
  if (!isDemonstration() || process.env['EMBEDDED_API_URL']) return;
  const { startEmbeddedApi } = await import('./embedded-api/server');
  const api = await startEmbeddedApi({ dataDir: process.env['DATA_DIR'] || '.data' });
  process.env['EMBEDDED_API_URL'] = api.url;
}
