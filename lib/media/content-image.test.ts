import { logoAddress, logoSource, socialImage } from './content-image';

process.env['API_BASE_URL'] = 'https://api.cci.example/base';
process.env['SITE_URL'] = 'https://www.cci.example';
process.env['IMAGE_HOSTS'] = 'images.example.org';
process.env['MEDIA_SECRET'] = 'a secret of many signs';

test.each([
  ['/logo.svg', { kind: 'own', path: '/logo.svg' }],
  ['https://www.cci.example/logo.svg?v=2', { kind: 'own', path: '/logo.svg?v=2' }],
  ['https://api.cci.example/storage/logo.png', { kind: 'media', path: '/storage/logo.png' }],
  [
    'https://images.example.org/logo.svg',
    { kind: 'media', path: 'https://images.example.org/logo.svg' },
  ],
  ['https://elsewhere.example.net/logo.svg', null],
  ['//images.example.org/logo.svg', null],
  ['logo.svg', null],
  ['data:image/png;base64,AAAA', null],
])('the logo %s is read from %j', (logo, source) => {
  expect(logoSource(logo)).toEqual(source);
});

test('a logo given as a web address is fetched through /media', () => {
  expect(logoAddress('https://images.example.org/logo.svg')).toMatch(
    /^\/media\/logo\.svg\?.*h=https%3A%2F%2Fimages\.example\.org/,
  );
  expect(logoAddress('/logo.svg')).toBe('/logo.svg');
});

test.each([
  ['storage/a.png', '/media/storage/a.png?s='],
  ['storage/a.svg', null],
  ['https://images.example.org/a.SVG?v=2', null],
  ['data:image/png;base64,AAAA', null],
  ['https://elsewhere.example.net/a.png', null],
])('social networks are shown of %s: %s', (image, address) => {
  const shown = socialImage({ fr: image, en: '', ar: '' }, 'fr');
  expect(shown && shown.slice(0, address?.length)).toBe(address);
});
