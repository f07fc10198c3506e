import { LRUCache } from 'lru-cache';
import { logger } from '@/lib/runtime/logger';
import type { ContentReport } from './report';

/** A report is made of several hundred calls: one serves all requests within this time. */
const FRESH_MILLISECONDS = 5 * 60_000;

/** Makes the report in the background: that may take minutes, longer than a request may. What it gives tells a report of the last minutes; null while one is being made, which it begins. */
export function reportInBackground(make: () => Promise<ContentReport>): () => ContentReport | null {
  const reports = new LRUCache<'report', ContentReport>({
    max: 1,
    ttl: FRESH_MILLISECONDS,
    fetchMethod: () =>
      make().catch((error: unknown) => {
        logger.error({ err: error }, 'Content report failed');
        return undefined;
      }),
  });
  return () => {
    void reports.fetch('report');
    return reports.get('report') ?? null;
  };
}
