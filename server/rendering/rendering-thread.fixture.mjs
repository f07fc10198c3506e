// A thread that answers like that of the renderings, and dies when it is asked to.
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';

const front = createBirpc(
  {
    figures: () => `port ${workerData.visitorsPort}`,
    lookAgain(key) {
      if (key === 'die') setTimeout(() => Promise.reject(new Error('nobody caught this')));
      return new Promise(() => undefined);
    },
    document: () => ({ page: { status: 200, identity: Buffer.from('made') }, keep: true, aged: [], tags: [] }),
    contentReport: () => front.askPrimary({ ask: 'metrics' }),
  },
  { post: (message) => parentPort.postMessage(message), on: (take) => parentPort.on('message', take) },
);
if (workerData.visitorsPort === 0) throw new Error('no build there');
await front.changed.asEvent();
await front.started.asEvent();
