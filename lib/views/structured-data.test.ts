import { collectionData } from './structured-data';

test('the records of a list that have a screen are named, each with its address and its place among them', () => {
  const title = { text: 'Export', lang: 'fr', dir: 'ltr', isFallback: false } as const;
  const items = [{ title }, { title, href: '/article/1' }];
  const { mainEntity } = collectionData({ title: 'Articles', path: '/toutacticle', items }, 'fr');
  expect(mainEntity).toMatchObject({
    itemListElement: [{ position: 1, name: 'Export', url: expect.stringMatching(/\/article\/1$/) }],
  });
});
