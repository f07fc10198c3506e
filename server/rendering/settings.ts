import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@/lib/env';
import type { ScreenOptions } from './screens';

/** Made by the build from components/late. */
const LOADER = join('dist', 'late-scripts.js');

/** How screens are rendered in this environment. In development nothing is fresh, and scripts load as the framework says. */
export function screenOptions(env: Environment, dev: boolean): ScreenOptions {
  return {
    dev,
    freshSeconds: freshSeconds(env, dev),
    isHttps: isHttps(env),
    loader: dev ? undefined : readFileSync(LOADER, 'utf8').trim(),
  };
}

export function freshSeconds(env: Environment, dev: boolean): number {
  return dev ? 0 : env.PAGE_FRESH_SECONDS;
}

export function isHttps({ SITE_URL }: Environment): boolean {
  return SITE_URL?.startsWith('https:') ?? false;
}
