import { jest } from '@jest/globals';
import {
  createRequestContext,
  currentContext,
  updateContext,
  type Dependency,
} from '@/lib/platform/request-context';
import { checkUnchanged, createEntityTag } from './render';

const same: Dependency = async () => true;
const changed: Dependency = async () => false;

function pageOf(...all: Dependency[]): string {
  const context = createRequestContext();
  for (const [index, dependency] of all.entries())
    context.dependencies.set(String(index), dependency);
  return createEntityTag(context, 200);
}

test('a page whose data is all unchanged is confirmed, and whether some of it is being replaced is known', async () => {
  const stale: Dependency = async () => {
    updateContext({ provisional: true });
    return true;
  };
  expect(await checkUnchanged(pageOf(same))).toMatchObject({
    status: 200,
    context: { provisional: false },
  });
  expect(await checkUnchanged(pageOf(same, stale))).toMatchObject({
    context: { provisional: true },
  });
});

test('calls that confirm a page carry the id of the request and its route', async () => {
  const asked = { requestId: 'an-id', route: 'articles' };
  const isCarried: Dependency = async () => {
    expect(currentContext()).toMatchObject(asked);
    return true;
  };
  expect(await checkUnchanged(pageOf(isCarried), asked)).not.toBeNull();
});

test('a page with changed data, or data that cannot be looked at, is rendered again', async () => {
  expect(await checkUnchanged(pageOf(same, changed))).toBeNull();
  expect(
    await checkUnchanged(pageOf(same, () => Promise.reject(new Error('API gone')))),
  ).toBeNull();
});

test('a page that says that there is nothing is confirmed as such', async () => {
  expect(await checkUnchanged(createEntityTag(createRequestContext(), 404))).toMatchObject({
    status: 404,
  });
});

test('an entity tag of another renderer, or none, confirms nothing', async () => {
  expect(await checkUnchanged('"of another renderer"')).toBeNull();
  expect(await checkUnchanged(undefined)).toBeNull();
});

test('a page is rendered again after two minutes, even with unchanged data', async () => {
  jest.useFakeTimers();
  try {
    const etag = pageOf(same);
    jest.advanceTimersByTime(119_000);
    expect(await checkUnchanged(etag)).not.toBeNull();
    jest.advanceTimersByTime(2000);
    expect(await checkUnchanged(etag)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
