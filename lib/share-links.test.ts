import { shareLinks } from './share-links';

const ADDRESS = 'https://www.example.org/ar/article/7/%D8%BA';

test('a title with marks of its own stays one value of each link', () => {
  for (const { href } of shareLinks('Import & export ? 50 % = #1', ADDRESS)) {
    const query = new URL(href).searchParams;
    const values = [...query.values()].join('\n');
    expect(values).toContain(ADDRESS);
    expect([...query.keys()].every((name) => /^(?:subject|body|text|u|url)$/.test(name))).toBe(true);
  }
});

test('the mail carries title and address, and no recipient', () => {
  const mail = new URL(shareLinks('Salon', ADDRESS)[0]?.href ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', '']);
  expect(mail.searchParams.get('body')).toBe(`Salon\n${ADDRESS}`);
});
