import { nearestScreens } from './nearest-screens';

const screens = [
  { href: '/contact', label: 'اتصل بنا' },
  { href: '/calendrier', label: 'Calendrier' },
  { href: '/chambre_de_commerces', label: 'Chambres de commerce et d’industrie' },
  { href: '/page/12/certificat-origine', label: 'Certificat d’origine' },
];
const hrefs = (asked: string): string[] => nearestScreens(asked, screens).map(({ href }) => href);

test('a mistyped address finds the screen it meant', () => {
  expect(hrefs('/contct')).toEqual(['/contact']);
  expect(hrefs('/en/calender')).toEqual(['/calendrier']);
  expect(hrefs('/chambre-de-commerce')[0]).toBe('/chambre_de_commerces');
});

test('the name of a screen is as good as its address, in any language', () => {
  expect(hrefs('/certificat-d-origine')[0]).toBe('/page/12/certificat-origine');
  expect(hrefs('/ar/%D8%A7%D8%AA%D8%B5%D9%84-%D8%A8%D9%86%D8%A7')).toEqual(['/contact']);
});

test('an address like none of them finds nothing, nor does a broken one', () => {
  expect(hrefs('/wp-login.php')).toEqual([]);
  expect(hrefs('/x')).toEqual([]);
  expect(hrefs('/%E0%A4%A')).toEqual([]);
});
