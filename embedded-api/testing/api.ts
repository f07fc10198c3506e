import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedApi, type EmbeddedApiOptions, startEmbeddedApi } from '../server';
import { sampleContent } from './sample-content';

/** 21 November 2026 at 13:05 in Algiers. */
export const today = new Date('2026-11-21T12:05:00Z');

export interface TestApi extends EmbeddedApi {
  dataDir: string;
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown; headers: Headers }>;
  /** Closes the server and removes its folder. */
  end(): Promise<void>;
}

/** Starts a real server with a database in its own folder. */
export async function startTestApi(options: Partial<EmbeddedApiOptions> = {}): Promise<TestApi> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'embedded-api-'));
  const api = await startEmbeddedApi({
    content: sampleContent,
    now: () => today,
    ...options,
    dataDir,
  });
  return {
    ...api,
    dataDir,
    get: async (path, headers = {}) => {
      const response = await fetch(api.url + path, { headers });
      const text = await response.text();
      const isJson = response.headers.get('content-type') === 'application/json';
      return {
        status: response.status,
        body: isJson ? JSON.parse(text) : text,
        headers: response.headers,
      };
    },
    end: async () => {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
