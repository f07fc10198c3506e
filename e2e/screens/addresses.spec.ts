import { follow } from '../../testing/http';
import { sendRaw } from '../../testing/raw';
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

test('a request in absolute form, as clients write it for a proxy, is answered as any other', async ({
  baseURL: site = '',
}) => {
  const { status, headers, body } = await sendRaw(
    site,
    'GET http://www.example.org/en/contact HTTP/1.1\r\nHost: www.example.org\r\n\r\n',
  );
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 200,
    type: 'text/html; charset=utf-8',
  });
  expect(body).toContain('<html lang="en"');
  const page = await sendRaw(site, 'GET /en/contact HTTP/1.1\r\nHost: www.example.org\r\n\r\n');
  expect(headers.get('etag')).toBe(page.headers.get('etag'));
  const refused = await sendRaw(
    site,
    'GET http://name:word@www.example.org/ HTTP/1.1\r\nHost: www.example.org\r\n\r\n',
  );
  expect(refused.status).toBe(400);
});
