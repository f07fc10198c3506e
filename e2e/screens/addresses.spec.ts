import { follow } from '../../testing/http';
import { SHARED_ADDRESSES } from '../support/shared-addresses';
import { expect, test } from '../../testing/test';

test('any address ever shared works: at most one redirect, to the same screen as it is written now', async ({
  baseURL,
}) => {
  expect(new Set(SHARED_ADDRESSES.map(([given]) => given)).size).toBeGreaterThanOrEqual(60);
  for (const [given, shown] of SHARED_ADDRESSES) {
    const { status, path, redirects } = await follow(baseURL ?? '', given);
    expect
      .soft({ status, path, redirects }, given)
      .toEqual({ status: 200, path: shown, redirects: given === shown ? 0 : 1 });
  }
});
