/** Starts the embedded content API, which is loaded only when no other API is named. The site finds it by a variable. */
export async function startEmbedded(dataDir: string): Promise<() => Promise<void>> {
  const { startEmbeddedApi } = await import('@/embedded-api/server');
  const api = await startEmbeddedApi({ dataDir });
  process.env['EMBEDDED_API_URL'] = api.url;
  return () => api.close();
}
