import { chamberSummary } from '@/lib/api/schemas/chamber';
import { partner } from '@/lib/api/schemas/slide';
import { homeChamber, homePartner, monogramOf } from './home-network';

test.each([
  { name: 'CCI Dahra', letter: 'D' },
  { name: 'غرفة التجارة والصناعة «الظهرة»', letter: 'ظ' },
  { name: 'cci élan', letter: 'É' },
  { name: '', letter: '' },
])('the star of "$name" holds "$letter"', ({ name, letter }) => {
  expect(monogramOf(name)).toBe(letter);
});

test('a chamber keeps its French address in every language', () => {
  const record = chamberSummary.parse({ id: 27, name: 'CCI Dahra', name_ar: 'غرفة الظهرة', logo: 'cci-dahra.png', wilayas_name: 'Mostaganem' });
  expect(homeChamber(record, 'ar')).toMatchObject({
    href: '/chambre_de_commerce/27/CCI-Dahra',
    name: { text: 'غرفة الظهرة' },
    region: { text: 'Mostaganem', lang: 'fr', isFallback: true },
  });
});

test('a chamber without a logo has none, and a colour of its own', () => {
  expect(homeChamber(chamberSummary.parse({ id: 8, name: 'CCI Oasis' }), 'fr')).toMatchObject({ logo: null, monogram: 'O', tint: 2, region: null });
});

test.each([
  { link: 'https://mce.example/', href: 'https://mce.example/' },
  { link: null, href: 'https://own.example/' },
  { link: 'javascript:alert(1)', href: 'https://own.example/' },
  { link: '/contact', href: 'https://own.example/' },
])('a partner whose link is $link leads to $href', ({ link, href }) => {
  expect(homePartner(partner.parse({ id: 1, title: 'MCE', link_url: link }), 'https://own.example/', 'fr').href).toBe(href);
});
