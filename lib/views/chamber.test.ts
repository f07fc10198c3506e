import { mediaAddress } from '@/lib/media/image-address';
import { chamber, chamberSummary } from '@/lib/content-api/schemas/chamber';
import { matchesTerms } from '@/lib/text/fold';
import { byDescendingOrder, chamberCard, chamberView, emailLink, phoneLink } from './chamber';

const record = {
  id: 58,
  name: 'CCI El&nbsp;Meniaa',
  name_ar: null,
  name_en: 'El Meniaa Chamber of Commerce and Industry',
  logo: 'cci-el-meniaa.png',
  wilayas_name: 'El Meniaa',
  wilayas_name_ar: 'المنيعة',
};

describe('a chamber in the directory', () => {
  test('speaks the reader’s language, and French where the translation is empty', () => {
    const card = chamberCard(chamberSummary.parse(record), 'ar');
    expect(card.name).toMatchObject({ text: 'CCI El\u00A0Meniaa', lang: 'fr' });
    expect(card.region).toMatchObject({ text: 'المنيعة', lang: 'ar' });
  });

  test('has one address in every language', () => {
    const hrefs = (['fr', 'en', 'ar'] as const).map(
      (locale) => chamberCard(chamberSummary.parse(record), locale).href,
    );
    expect(new Set(hrefs)).toEqual(new Set(['/chambre_de_commerce/58/CCI-El-Meniaa']));
  });

  test.each(['تامنغست', 'تمنراست', 'Tamanrasset'])(
    'is found by the common name of its wilaya as by the official one: « %s »',
    (query) => {
      const hoggar = { ...record, wilayas_name: 'Tamanrasset', wilayas_name_ar: 'تامنغست' };
      expect(matchesTerms(chamberCard(chamberSummary.parse(hoggar), 'ar').terms, query)).toBe(true);
    },
  );

  test('shows its logo, or its region’s letters in its own colour', () => {
    expect(chamberCard(chamberSummary.parse(record), 'fr').emblem).toMatchObject({
      kind: 'picture',
      image: { src: mediaAddress('/assets/entreprise/cci-el-meniaa.png', 192) },
    });
    expect(chamberCard(chamberSummary.parse({ ...record, logo: null }), 'fr').emblem).toEqual({
      kind: 'monogram',
      letters: 'ME',
      tint: 4,
    });
  });
});

describe('a chamber’s screen', () => {
  const view = chamberView(
    chamber.parse({
      ...record,
      email: 'a@b.example, c@d.example',
      telfix: '["+213 00 00 00 58"]',
      description: '<p> </p>',
      latitude: '30.58',
      longitude: '',
    }),
    'en',
  );

  test('lists every address and number, each with its link', () => {
    expect(view.emails.map((email) => email.href)).toEqual([
      'mailto:a@b.example',
      'mailto:c@d.example',
    ]);
    expect(view.phones).toEqual([{ text: '+213 00 00 00 58', href: 'tel:+21300000058' }]);
  });

  test('has no description when there is nothing to read in it', () => {
    expect(view.description).toBeNull();
    const pictured = chamberView(
      chamber.parse({ ...record, description: '<p><img src="/storage/plan.png"></p>' }),
      'fr',
    );
    expect(pictured.description?.text).toContain('plan.png');
  });
});

describe('a text that is one telephone number dials it', () => {
  test.each([
    ['+213 21 00 00 00', 'tel:+21321000000'],
    ['(+213) 21.00-00 00', 'tel:+21321000000'],
    ['00213 21 96 77 77', 'tel:0021321967777'],
    ['+213 (0) 21 96 77 77', 'tel:+21321967777'],
    ['(021) 63-44-28', 'tel:021634428'],
    ['3033', 'tel:3033'],
  ])('« %s » dials %s', (text, href) => {
    expect(phoneLink(text)).toEqual({ text, href });
  });

  test.each([
    ['021 63 44 28 / 021 63 44 29'],
    ['021.63.44.28-29'],
    ['0550 12 34 56 0661 12 34 56'],
    ['+213 21 63 44 28 - 63 44 29'],
    ['021 00 00 00 poste 12'],
    ['Tél. : 049 96 78 90'],
    ['12'],
    ['1'.repeat(1000)],
  ])('« %s » is shown as it was written', (text) => {
    expect(phoneLink(text)).toEqual({ text, href: null });
  });
});

test.each([
  ['contact@cci.example', 'mailto:contact@cci.example'],
  ['contact@cci.example?bcc=x@y.example', null],
  ['contact@cci.example%0d%0aBcc:x', null],
  ['"CCI Alger" <contact@cci.example>', null],
  ['a@b.example ou c@d.example', null],
  ['a@b@c.example', null],
  ['contact', null],
])('« %s » writes to %s', (text, href) => {
  expect(emailLink(text)).toEqual({ text, href });
});

test('a member shows a portrait, or the initials in the colour of the chamber', () => {
  const members = [
    { name: 'Samia Benali', image: 'samia.jpg', order: 2 },
    { name: 'Karim Haddad', name_ar: 'كريم حداد', image: null, order: 1 },
  ];
  const portraits = (locale: 'fr' | 'ar') =>
    chamberView(
      chamber.parse({ ...record, memberchamber_elu: members }),
      locale,
    ).electedMembers.map(({ portrait }) => portrait);
  expect(portraits('fr')).toMatchObject([
    { kind: 'picture' },
    { kind: 'monogram', letters: 'KH', tint: 4 },
  ]);
  expect(portraits('ar')).toMatchObject([
    { kind: 'picture' },
    { kind: 'monogram', letters: 'ك ح' },
  ]);
});

test('members stand by descending order, those without one last, equals as they came', () => {
  const members = [
    { name: 'none', order: null },
    { name: 'second', order: 2 },
    { name: 'tenth', order: 10 },
    { name: 'also second', order: 2 },
    { name: 'none either', order: null },
    { name: 'below zero', order: -1 },
  ];
  expect(byDescendingOrder(members).map((member) => member.name)).toEqual([
    'tenth',
    'second',
    'also second',
    'below zero',
    'none',
    'none either',
  ]);
});
