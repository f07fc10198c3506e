import { collectionData } from './structured-data';

test('a list names a record without a screen, and no address for it', () => {
  const title = { text: 'Export', lang: 'fr', dir: 'ltr', isFallback: false } as const;
  const items = [{ title, href: '/article/1' }, { title }];
  const { mainEntity } = collectionData({ title: 'Articles', path: '/toutacticle', items }, 'fr');
  expect(mainEntity).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Export', url: expect.stringMatching(/\/article\/1$/) },
      { position: 2, name: 'Export' },
    ],
  });
  expect(JSON.stringify(mainEntity).match(/"url"/g)).toHaveLength(1);
});
