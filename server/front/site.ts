import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from './cache/page-cache';
import type { StaticFiles } from './cache/static-files';
import type { Invalidation } from '../renderer/pool/invalidation';
import type { RendererPool } from '../renderer/pool/renderer-pool';
import type { ResolvedTarget } from './resolve-request';

export interface FrontServices {
  build: string;
  pages: PageCache;
  pool: RendererPool;
  invalidation: Invalidation;
  files: StaticFiles;
  /**
   * A starting site answers, and its pages wait for a renderer. A stopping one answers, and closes
   * its connections.
   */
  state: 'starting' | 'ready' | 'stopping';
}

export interface Exchange {
  site: FrontServices;
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  target: ResolvedTarget;
}
