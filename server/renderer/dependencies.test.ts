import { markStale, type Source } from '@/lib/runtime/request-context';
import { SourcesOfPages } from './sources-of-pages';

const sourcesOf = (...sources: Source[]): Map<string, Source> => new Map(sources.map((source, nth) => [String(nth), source]));
const same: Source = async () => true;

test('a page whose sources are all the same need not be rendered again; the aged answers among them are named', async () => {
  const sources = new SourcesOfPages();
  const aged: Source = async () => {
    markStale('menu');
    return true;
  };
  sources.note('/', sourcesOf(same, aged));
  expect(await sources.lookAgain('/')).toEqual(['menu']);
});

test('one of which a source has changed, or cannot be looked at, is to be rendered again', async () => {
  const sources = new SourcesOfPages();
  sources.note(
    '/changed',
    sourcesOf(same, async () => false),
  );
  sources.note(
    '/gone',
    sourcesOf(same, () => Promise.reject(new Error('API gone'))),
  );
  expect(await sources.lookAgain('/changed')).toBeNull();
  expect(await sources.lookAgain('/gone')).toBeNull();
});

test('so is one of which nothing is known, or that named no source', async () => {
  const sources = new SourcesOfPages();
  sources.note('/without', sourcesOf());
  expect(await sources.lookAgain('/without')).toBeNull();
  expect(await sources.lookAgain('/unknown')).toBeNull();
});
