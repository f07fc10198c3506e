/**
 * Runs when a Next server starts. Under plain `next start` and `next dev` without API_BASE_URL the embedded content API starts here; behind the front, the
 * front has started it.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env['API_BASE_URL'] || process.env['EMBEDDED_API_URL']) return;
  const { startEmbeddedApi } = await import('./embedded-api/server');
  const api = await startEmbeddedApi({ dataDir: process.env['DATA_DIR'] || '.data' });
  process.env['EMBEDDED_API_URL'] = api.url;
}
