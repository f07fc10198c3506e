import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { askPrimaryThrough } from '@/lib/workers';
import type { Rendering, RenderingNews } from './calls';
import { withCloneableErrors } from './cloneable-errors';
import { startThreadFigures } from './thread-figures';
import { startRenderer } from './start-renderer';
import { Tidying } from './tidying';
import { ownMemory } from './with-buffers';

/** The thread where pages are rendered and the content API is read. It answers nobody but the front (decision 26). */
if (!parentPort) throw new Error('This is the beginning of a thread, not of a process');
const port = parentPort;
const { visitorsPort } = workerData as { visitorsPort: number };
// Of this thread alone: on a machine with one core, whoever gets a page that stands ready goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const calls: Partial<Rendering> = {};
let take: (message: unknown) => void = () => undefined;
const front = createBirpc<RenderingNews, Partial<Rendering>>(calls, {
  post: (message) => port.postMessage(message, ownMemory(message)),
  on: (receive) => void (take = receive),
});
const news = { apiFailed: front.apiFailed.asEvent, refreshed: front.refreshed.asEvent, changed: front.changed.asEvent };

askPrimaryThrough((question) => front.askPrimary(question));
const { rendering } = await startRenderer({ dev: false, port: visitorsPort }, news);
Object.assign(calls, withCloneableErrors(rendering));
startThreadFigures();
const tidying = new Tidying();
// What the front has asked meanwhile waits in the port until somebody listens.
port.on('message', (message) => {
  take(message);
  tidying.wasBusy();
});
await front.started.asEvent();
