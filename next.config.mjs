import createNextIntlPlugin from 'next-intl/plugin';

/** Nothing here may depend on the environment: Next freezes this file at build, and one build must serve any API. */
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
  // A start waits for no screen but the one that is asked for.
  experimental: { preloadEntriesOnStart: false },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
