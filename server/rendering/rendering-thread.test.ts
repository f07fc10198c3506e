import { pathToFileURL } from 'node:url';
import { RenderingThread } from './rendering-thread';

const FILE = pathToFileURL('server/rendering/rendering-thread.fixture.mjs');
const changes: string[] = [];
const news = {
  apiFailed: () => undefined,
  refreshed: () => undefined,
  changed: () => void changes.push('changed'),
  askPrimary: async () => 'figures of all',
};
const threadAt = (port: number): RenderingThread => new RenderingThread(port, news, FILE);

let thread: RenderingThread;
beforeEach(async () => {
  changes.length = 0;
  thread = threadAt(3000);
  await thread.start();
});
afterEach(() => thread.close());

test('answers what it is asked, with bytes as buffers, and tells its news in time', async () => {
  expect(changes).toEqual(['changed']);
  expect(await thread.rendering.figures()).toBe('port 3000');
  const { page } = await thread.rendering.document('key', '/robots.txt', 'id');
  expect(page.identity?.toString()).toBe('made');
});

test('asks the front in turn', async () => {
  expect(await thread.rendering.contentReport('id')).toBe('figures of all');
});

test('when it dies, what was asked of it fails, and another answers what is asked from then on', async () => {
  const waiting = thread.rendering.lookAgain('some page');
  const fatal = thread.rendering.lookAgain('die');
  const failed = Promise.allSettled([waiting, fatal]);
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(waiting).rejects.toThrow('The thread of the renderings ended during “lookAgain”');
  expect(await thread.rendering.figures()).toBe('port 3000');
  expect(thread.restarts).toBe(1);
});

test('a first start that fails says why', async () => {
  const broken = threadAt(0);
  await expect(broken.start()).rejects.toThrow('no build there');
});

test('an end does not wait for a thread that never comes to answer', async () => {
  const silent = new RenderingThread(3000, news, pathToFileURL('server/rendering/silent-thread.fixture.mjs'));
  void silent.start().catch(() => undefined);
  await silent.close();
  expect(silent.restarts).toBe(0);
});

test('is not started again once it was closed', async () => {
  await thread.close();
  expect(thread.restarts).toBe(0);
});
