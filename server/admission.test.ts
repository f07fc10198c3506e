import { BusyError } from '@/lib/limit';
import { withAdmission } from './admission';
import type { FinishedPage } from './finished-page';
import type { Rendering } from './rendering/calls';

const page: FinishedPage = { status: 200, headers: {}, etag: 'x', identity: Buffer.from('x'), compressed: undefined };

/** Renderings that end when the test says so. */
class Renderings {
  under = 0;
  most = 0;
  readonly ends: (() => void)[] = [];

  async run(): Promise<FinishedPage> {
    this.most = Math.max(this.most, (this.under += 1));
    await new Promise<void>((resolve) => this.ends.push(resolve));
    this.under -= 1;
    return page;
  }

  get rendering(): Rendering {
    const none = async (): Promise<never> => Promise.reject(new Error('not asked for'));
    const made = async () => ({ page: await this.run(), keep: false, aged: [] });
    return {
      screen: made,
      document: made,
      navigation: () => this.run(),
      handle: none,
      lookAgain: none,
      submitContact: none,
      announceChange: none,
      takeChange: none,
      contentReport: none,
      apiStatus: none,
      figures: none,
      figuresAsJson: none,
    };
  }

  /** Ends what is under way, and what takes its place, until nothing is. */
  async endAll(): Promise<void> {
    for (let end = this.ends.shift(); end; end = this.ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

test('documents, screens and navigations share sixteen places and a bounded queue; the rest is refused at once', async () => {
  const renderings = new Renderings();
  const { screen, document, navigation } = withAdmission(renderings.rendering);
  const asked = Array.from({ length: 150 }, (_, number) => [
    screen('key', { url: '/', locale: 'fr' }, 'id'),
    document('key', '/robots.txt', 'id'),
    navigation(`/${number}`, 'fr', {}, 'id'),
  ]).flat();
  const outcomes = Promise.allSettled(asked);
  await renderings.endAll();
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected');
  expect(renderings.most).toBe(16);
  expect(refused).toHaveLength(450 - 116);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(BusyError);
});

test('a navigation asked for again meanwhile is rendered once; another language, another state of the browser is another', async () => {
  const renderings = new Renderings();
  const { navigation } = withAdmission(renderings.rendering);
  const asked = [
    navigation('/a', 'fr', { rsc: '1' }, 'first'),
    navigation('/a', 'fr', { rsc: '1' }, 'second'),
    navigation('/a', 'en', { rsc: '1' }, 'third'),
    navigation('/a', 'fr', { rsc: '1', 'next-url': '/b' }, 'fourth'),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  expect(renderings.under).toBe(3);
  await renderings.endAll();
  expect(await Promise.all(asked)).toEqual([page, page, page, page]);
});

test('a navigation that failed is rendered anew', async () => {
  const renderings = new Renderings();
  let calls = 0;
  const { navigation } = withAdmission({
    ...renderings.rendering,
    navigation: async () => ((calls += 1) === 1 ? Promise.reject(new Error('x')) : page),
  });
  await expect(navigation('/a', 'fr', {}, 'id')).rejects.toThrow('x');
  expect(await navigation('/a', 'fr', {}, 'id')).toBe(page);
});
