import { createElement } from 'react';
import { htmlOnce } from './html-once';

test('what is drawn of a record is written once, for each thing it depends on, and again for another record', () => {
  let drawn = 0;
  const html = htmlOnce((item: { name: string }, language: string) => createElement('b', { lang: language }, item.name, ' ', (drawn += 1)));
  const [one, other] = [{ name: '<i>' }, { name: '<i>' }];
  expect([html(one, 'fr'), html(one, 'fr'), html(one, 'ar'), html(other, 'fr')]).toEqual([
    '<b lang="fr">&lt;i&gt; 1</b>',
    '<b lang="fr">&lt;i&gt; 1</b>',
    '<b lang="ar">&lt;i&gt; 2</b>',
    '<b lang="fr">&lt;i&gt; 3</b>',
  ]);
});

test('what needs React in the browser is refused', () => {
  const Client = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  expect(() => htmlOnce(() => createElement('p', {}, createElement(Client)))({})).toThrow('React');
});
