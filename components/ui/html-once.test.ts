import { createElement } from 'react';
import { htmlOnce } from './html-once';

test('what is drawn of a record is written once with the same texts, and again with others or for another record', () => {
  let drawn = 0;
  const html = htmlOnce((item: { name: string }) => createElement('b', {}, item.name, ' ', (drawn += 1)));
  const [one, other] = [{ name: '<i>' }, { name: '<i>' }];
  const [texts, changed] = [{ home: 'Accueil' }, { home: 'Début' }];
  expect([html(one, texts), html(one, texts), html(one, changed), html(other, texts), html(one, texts)]).toEqual(
    [1, 1, 2, 3, 1].map((nth) => `<b>&lt;i&gt; ${nth}</b>`),
  );
});

test('what needs React in the browser is refused', () => {
  const Client = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  expect(() => htmlOnce(() => createElement('p', {}, createElement(Client)))({}, {})).toThrow('React');
});
