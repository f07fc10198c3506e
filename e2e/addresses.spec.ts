import { get } from './support/http';
import { expect, test } from './support/test';

const BASE = `http://localhost:${process.env['E2E_PORT'] ?? 3999}`;

const ADDRESSES = [
  ['/CONTACT', '/contact'],
  ['/contact/', '/contact'],
  ['/Contact//', '/contact'],
  ['/fr/contact', '/contact'],
  ['/FR/CONTACT/', '/contact'],
  ['/fr', '/'],
  ['/EN/contact', '/en/contact'],
  ['/AR', '/ar'],
  ['/en/', '/en'],
  ['/tout-article', '/toutacticle'],
  ['/toutarticle', '/toutacticle'],
  ['/fr/toutarticle?page=2', '/toutacticle?page=2'],
  ['/ar/Tout-Article/', '/ar/toutacticle'],
  ['/chambres-de-commerce', '/chambre_de_commerces'],
  ['/en/chambres-de-commerce/16', '/en/chambre_de_commerce/16'],
  ['/Article/1/un-autre-slug', '/article/1/un-autre-slug'],
  ['/partenaires', '/partenaire'],
  ['/recherche?keyword=export', '/search?keyword=export'],
] as const;

test('any address ever shared works: at most one redirect, to the same screen as it is written now', async () => {
  for (const [given, right] of ADDRESSES) {
    const first = await get(BASE, given);
    expect([307, 308], given).toContain(first.status);
    expect(first.headers.location, given).toBe(right);
    expect((await get(BASE, right)).status, right).toBe(200);
  }
});

test('a slug may be missing, wrong or written in Arabic: the item is shown without a redirect', async () => {
  for (const path of ['/article/1', '/article/1/x', '/ar/article/1/%D9%85%D9%82%D8%A7%D9%84-%D8%AC%D8%AF%D9%8A%D8%AF', '/en/page/2/WRONG.slug']) {
    expect((await get(BASE, path)).status, path).toBe(200);
  }
});
