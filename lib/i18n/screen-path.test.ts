import { screenPath } from './language-path';

describe('the screen an address leads to', () => {
  test.each([
    { address: '/', screen: '/' },
    { address: '/ar', screen: '/' },
    { address: '/en/contact', screen: '/contact' },
    { address: '/toutpage/', screen: '/toutpage' },
    { address: '/article/7', screen: '/article/7' },
    { address: '/article/7/foire-d-alger', screen: '/article/7' },
    { address: '/ar/page/3/%D8%B4', screen: '/page/3' },
    { address: '/fr/category/1/export', screen: '/category/1' },
    { address: '/service/2/formation', screen: '/service/2' },
    { address: '/chambre_de_commerce/5/cci-dahra', screen: '/chambre_de_commerce/5' },
    { address: '/chambre_de_commerces', screen: '/chambre_de_commerces' },
    { address: '/article/7/two/segments', screen: '/article/7/two/segments' },
    { address: '/AR/article/7/any-slug', screen: '/article/7' },
  ])('$address leads to $screen', ({ address, screen }) => {
    expect(screenPath(address)).toBe(screen);
  });
});
