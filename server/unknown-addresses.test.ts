import type { Made } from './rendering/calls';
import { UnknownAddresses } from './unknown-addresses';

const SCREENS = [{ href: '/contact', label: 'Contact' }];
const rendered: string[] = [];
let status = 404;

async function render(url: string): Promise<Made> {
  rendered.push(url);
  return { page: { status, headers: {}, etag: url, identity: Buffer.from(url), compressed: undefined }, keep: false, aged: [], screens: SCREENS };
}

beforeEach(() => {
  rendered.length = 0;
  status = 404;
});

test('addresses of nothing share one screen per language, in which none of them stands', async () => {
  const unknown = new UnknownAddresses();
  const pages = await Promise.all(['/wp-login.php', '/zzzz/yyyy', '/wp-login.php'].map((url) => unknown.screenOf(url, 'fr', render)));
  await unknown.screenOf('/ar/wp-login.php', 'ar', render);
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toEqual(['/introuvable', '/ar/introuvable']);
});

test('an address that resembles a screen’s has a screen of its own', async () => {
  const unknown = new UnknownAddresses();
  expect((await unknown.screenOf('/contcat', 'fr', render)).etag).toBe('/contcat');
});

test('what is not a not-found screen is shared by nobody; after a change, or a failure, the screen is rendered anew', async () => {
  const unknown = new UnknownAddresses();
  await expect(unknown.screenOf('/zzzz', 'fr', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  status = 503;
  expect((await unknown.screenOf('/zzzz', 'fr', render)).etag).toBe('/zzzz');
  status = 404;
  unknown.clear();
  expect((await unknown.screenOf('/zzzz', 'fr', render)).etag).toBe('/introuvable');
});
