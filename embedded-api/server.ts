import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
  /** The default 0 lets the system choose a free port. */
  port?: number;
  /** The default is the loopback address. */
  host?: string;
  /** Folder of `content.sqlite`, which is created if missing. */
  dataDir: string;
  now?: () => Date;
  log?: (line: object) => void;
  /** Tests replace the demonstration's content. */
  content?: Content;
}

export interface EmbeddedApi {
  url: string;
  close(): Promise<void>;
}

const routes: readonly Route[] = [...entityRoutes, searchRoute, contactRoute, ...mediaRoutes];

/** Starts the content API with its own database. Rejects if the port is taken. */
export async function startEmbeddedApi(options: EmbeddedApiOptions): Promise<EmbeddedApi> {
  const { port = 0, host = '127.0.0.1', dataDir, now = () => new Date(), log = () => {} } = options;
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
  // The timeout is longer than that of clients' pools, so that the client closes idle connections.
  server.keepAliveTimeout = 65_000;
  let url: string;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, resolve);
    });
    const address = server.address();
    const openPort = typeof address === 'object' && address ? address.port : port;
    url = `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`;
    // Only the process that owns the port writes. Writing is synchronous, so no request is read
    // before.
    const content = options.content ?? contentFiles();
    try {
      writeContent(store, content);
    } catch (error) {
      // The disk is full or cannot be written.
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
        // Answers take milliseconds, so connections still open after a second are not waiting for
        // one.
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
