import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server as Listener } from 'node:net';
import { join } from 'node:path';
import { contentFiles } from './database/content';
import { RelativeClock } from './database/relative-clock';
import { writeContent } from './database/seed';
import { databaseName, openInMemory, openStore } from './database/store';
import { type Content, entityRoutes } from './entities';
import { HttpError } from './http/errors';
import { acceptedLanguage } from './http/language';
import { send, sendError } from './http/reply';
import { findRoute, type Route } from './http/router';
import { contactRoute } from './routes/contact';
import { mediaRoutes } from './routes/media';
import { searchRoute } from './routes/search';

export interface EmbeddedApiOptions {
  /** 0 (the default) lets the system choose a free one. */
  port?: number;
  /** Loopback unless told otherwise. */
  host?: string;
  /** Listens already; in place of a port and a host. */
  listener?: Listener;
  /** Folder of `content.sqlite`; made when missing. */
  dataDir: string;
  now?: () => Date;
  log?: (line: object) => void;
  /** Other content than the demonstration's own, for tests. */
  content?: Content;
}

export interface EmbeddedApi {
  url: string;
  close(): Promise<void>;
}

const routes: readonly Route[] = [...entityRoutes, searchRoute, contactRoute, ...mediaRoutes];

/**
 * Starts the content API on a database of its own; rejects when the port is taken or the folder
 * cannot be written.
 */
export async function startEmbeddedApi(options: EmbeddedApiOptions): Promise<EmbeddedApi> {
  const {
    port = 0,
    host = '127.0.0.1',
    listener,
    dataDir,
    now = () => new Date(),
    log = () => {},
  } = options;
  let store = openStore(join(dataDir, databaseName), log);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now();
    response.once('close', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      log({
        at: now().toISOString(),
        method: request.method,
        url: request.url,
        status: response.statusCode,
        ms,
      });
    });
    try {
      const { path, query } = readAddress(request.url ?? '/');
      const { route, parameter } = findRoute(routes, request.method ?? 'GET', path);
      const moment = now();
      const language = acceptedLanguage(request.headers['accept-language']);
      const context = {
        store,
        clock: new RelativeClock(moment),
        now: moment,
        language,
        query,
        parameter,
        request,
      };
      send(request, response, await route.answer(context));
    } catch (error) {
      if (!(error instanceof HttpError))
        log({ at: now().toISOString(), url: request.url, error: String(error) });
      sendError(
        request,
        response,
        error instanceof HttpError ? error : new HttpError(500, 'Server Error'),
      );
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  // Longer than a client's own pool keeps a connection, so that no request meets one being closed.
  server.keepAliveTimeout = 65_000;
  let url: string;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(listener ?? { port, host }, resolve);
    });
    const address = server.address();
    const openPort = typeof address === 'object' && address ? address.port : port;
    url = `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`;
    // Only the process that owns the port writes. Synchronous: no request is read before.
    const content = options.content ?? contentFiles();
    try {
      writeContent(store, content);
    } catch (error) {
      // The disk is full.
      store.close();
      store = openInMemory(error, log);
      writeContent(store, content);
    }
  } catch (error) {
    server.close();
    store.close();
    throw error;
  }
  return {
    url,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          store.close();
          resolve();
        });
        server.closeIdleConnections();
        // Answers take milliseconds; a client that keeps a connection for more than a second is not
        // waiting for one.
        setTimeout(() => server.closeAllConnections(), 1000).unref();
      }),
  };
}

function readAddress(url: string): { path: string; query: URLSearchParams } {
  const [path = '/', ...query] = url.split('?');
  try {
    return { path: decodeURIComponent(path), query: new URLSearchParams(query.join('?')) };
  } catch {
    throw new HttpError(400, 'The address is not validly encoded.');
  }
}
