/**
 * Nothing here may depend on the environment: Next freezes this file at build, and one build must
 * serve any API.
 */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // Development opened by address instead of by name.
  allowedDevOrigins: ['127.0.0.1'],
  // The front (server/) compresses, sets ETags and security headers on finished responses.
  compress: false,
  generateEtags: false,
  // Metadata in <head> for every agent, not only for a list of known crawlers.
  htmlLimitedBots: /.*/,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  serverExternalPackages: ['undici', 'ioredis', 'pino', 'sharp', 'libsql', 'prom-client'],
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: {
      '*.module.css': { loaders: ['./scripts/lib/split-styles-loader.mjs'] },
      '**/builtin/not-found.js': { loaders: ['./scripts/lib/nothing-loader.mjs'] },
    },
  },
  experimental: {
    // A start waits for no screen but the one that is asked for.
    preloadEntriesOnStart: false,
    // A screen gets the styles that it imports and no others: they stand in the page
    // (server/renderer/inline-styles.internals), so more files cost nothing.
    cssChunking: { type: 'graph', requestCost: 1 },
  },
};

/**
 * The plugin belongs to the build: its packages are not in the production tree, where a start may
 * read this file.
 */
export default async function nextConfig(phase) {
  if (phase === 'phase-production-server') return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/i18n/page-locale.ts')(config);
}
