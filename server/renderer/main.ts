import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants, getPriority, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { json } from 'node:stream/consumers';
import { format, stripVTControlCharacters } from 'node:util';
import { getHeapStatistics } from 'node:v8';
import next from 'next';
import { z } from 'zod';
import { BOOT_SCRIPT } from '@/components/layout/boot-script';
import { invalidatedTags } from '@/lib/content-api/invalidated-tags';
import { REQUEST_ID } from '@/lib/platform/client-address';
import { sendError } from '../http/plain-response';
import { logger } from '@/lib/platform/logger';
import { gauge, registry } from '@/lib/platform/metrics';
import { connectRedis } from '@/lib/platform/redis';
import { CONTROL_PREFIX, CONTROL_PATHS } from '../http/protocol';
import { pagePolicy } from '../http/security-headers';
import { PAGE_ENCODING } from './html-tags';
import { loaderFile, readStyles, styleTexts } from './inline-styles.internals';
import { render } from './render';
import { rendererStatus } from './renderer-status';

/*
 * A renderer: a Next custom server on a Unix socket, in a process of its own. It ends with the
 * front, however that ends. It ignores signals: they reach the front too, which stops it after the
 * last response.
 */
/**
 * The front sends the outcome of a contact form, with the visitor's text, in a header. The text has
 * up to 16 KB; JSON can multiply it by six, and base64 adds a third.
 */
const MAX_HEADER_BYTES = 160 * 1024;
/**
 * A renderer's nice value is that of the front plus this: on a shared core, cached pages do not
 * wait for renderings.
 */
const STEPS_BELOW_FRONT = 10;
const NANOSECONDS = 1e9;
const [, , socketPath] = process.argv;
if (socketPath === undefined) throw new Error('usage: renderer.mjs <path of the Unix socket>');

const priority = Math.min(getPriority() + STEPS_BELOW_FRONT, constants.priority.PRIORITY_LOW);
// On Linux each thread has its own priority. The compiler's threads exist by now, so the priority
// of every thread is set; later threads inherit it.
const threads = existsSync('/proc/self/task')
  ? readdirSync('/proc/self/task').map(Number)
  : [process.pid];
for (const thread of threads) setPriority(thread, priority);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
// The front may have ended already.
if (!process.connected) process.exit(0);
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    logger.fatal({ err: error }, 'Renderer failed');
    process.exit(1);
  });
}

// The framework's lines are logged in the form of all others. Those about starts and successful
// requests are debug lines.
for (const [method, level] of [
  ['log', 'debug'],
  ['info', 'debug'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const) {
  console[method] = (...logged: unknown[]) =>
    logger[level](stripVTControlCharacters(format(...logged)));
}

// If Redis is reachable, this connects to it before the first page is rendered.
await connectRedis('debug');
const styles = readStyles();
const encode = (text: string): Buffer => Buffer.from(text, PAGE_ENCODING);
const policy = pagePolicy(encode(BOOT_SCRIPT), styleTexts(styles).map(encode));
// Next handles upgrade requests that arrive at `httpServer`. This server never listens, so no
// upgrade request reaches Next.
const app = next({
  dev: false,
  dir: process.cwd(),
  httpServer: createServer(),
  hostname: 'localhost',
  port: 80,
});
await app.prepare();
const options = { next: app.getRequestHandler(), loader: loaderFile().address, styles, policy };

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const longestDelay = (): number => {
  const { max } = delay;
  delay.reset();
  return max / NANOSECONDS;
};
gauge(
  'site_renderer_lag_seconds',
  'Longest delay of the event loop of a renderer since the last reading',
  longestDelay,
  'max',
);
gauge(
  'site_renderer_heap_bytes',
  'Heap in use by the renderers',
  () => getHeapStatistics().used_heap_size,
);

const server = createServer(
  { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: 0 },
  (request, response) => {
    const isControl = request.url?.startsWith(CONTROL_PREFIX) ?? false;
    const answered = isControl
      ? answerControl(request, response)
      : render(options, request, response);
    answered.catch((error: unknown) => {
      if (!response.destroyed)
        logger.error({ err: error, requestId: request.headers[REQUEST_ID] }, 'Rendering failed');
      // The front takes a broken connection as the end of this renderer. A failed page is therefore
      // answered with 503 if its response has not begun.
      if (isControl || response.headersSent) response.destroy();
      else sendError({ request, response }, 503);
    });
  },
);
// The socket that a killed renderer left would prevent listening.
rmSync(socketPath, { force: true });
server.listen(socketPath, () => {
  // The front may have ended meanwhile.
  if (process.connected) process.send?.('ready');
});

const invalidationSchema = z.object({ ages: z.array(z.tuple([z.string(), z.number()])) });

/** Handlers of the control paths. Each returns the body of a 200 response; other paths are 404. */
const CONTROL_HANDLERS: Record<string, (request: IncomingMessage) => unknown> = {
  [CONTROL_PATHS.health]: () => ({}),
  [CONTROL_PATHS.metrics]: () => registry.getMetricsAsJSON(),
  [CONTROL_PATHS.status]: rendererStatus,
  [CONTROL_PATHS.invalidate]: async (request) => {
    invalidatedTags.invalidateAges(invalidationSchema.parse(await json(request)).ages);
    return {};
  },
};

async function answerControl(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = CONTROL_HANDLERS[request.url ?? ''];
  const body = answer && JSON.stringify(await answer(request));
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(body);
}
