import { logger } from '@/lib/runtime/logger';
import type { ContentReport } from './report';

/** A report is made of several hundred calls: one serves all requests within this time. */
const FRESH_MILLISECONDS = 5 * 60_000;
const RETRY_MILLISECONDS = 60_000;

/** Makes the report in the background: that may take minutes, longer than a request may. */
export class ReportJob {
  #last: { report: ContentReport; madeAt: number } | undefined;
  #isMaking = false;
  #failedAt = 0;

  constructor(private readonly make: () => Promise<ContentReport>) {}

  /** A report of the last minutes; null while one is being made, which this begins. */
  latest(): ContentReport | null {
    if (this.#last && Date.now() - this.#last.madeAt <= FRESH_MILLISECONDS) return this.#last.report;
    if (!this.#isMaking && Date.now() - this.#failedAt >= RETRY_MILLISECONDS) void this.#begin();
    return null;
  }

  async #begin(): Promise<void> {
    this.#isMaking = true;
    try {
      this.#last = { report: await this.make(), madeAt: Date.now() };
    } catch (error) {
      this.#failedAt = Date.now();
      logger.error({ err: error }, 'Content report failed');
    } finally {
      this.#isMaking = false;
    }
  }
}
