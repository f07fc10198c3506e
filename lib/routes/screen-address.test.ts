import { SCREEN_PATTERNS } from './match';
import { isScreen } from './pattern';

describe('an address is shown without a reload', () => {
  test.each([
    { address: '/', language: 'fr' },
    { address: '/article/7/foire?page=2', language: 'fr' },
    { address: '/ar', language: 'ar' },
    { address: '/en/contact', language: 'en' },
    { address: '/article/7/', language: 'fr' },
  ])('$address on a page in $language', ({ address, language }) => {
    expect(isScreen(new URL(address, 'http://site.example'), { origin: 'http://site.example', language, screens: SCREEN_PATTERNS })).toBe(true);
  });
});

describe('an address is left to the browser', () => {
  test.each([
    { address: '/en/contact', language: 'fr' },
    { address: '/contact', language: 'ar' },
    { address: '/ar/contact', language: 'en' },
    { address: '/fr/contact', language: 'fr' },
    { address: '/files/storage/guide.pdf', language: 'fr' },
    { address: '/media/a.jpg?w=96', language: 'fr' },
    { address: '/sitemap.xml', language: 'fr' },
    { address: '/no-screen', language: 'fr' },
    { address: 'https://elsewhere.example/contact', language: 'fr' },
    { address: 'mailto:a@b.example', language: 'fr' },
    { address: 'tel:+213000000', language: 'fr' },
  ])('$address on a page in $language', ({ address, language }) => {
    expect(isScreen(new URL(address, 'http://site.example'), { origin: 'http://site.example', language, screens: SCREEN_PATTERNS })).toBe(false);
  });
});
