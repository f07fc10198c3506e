import { partner } from '@/lib/content-api/schemas/slide';
import { partnerCard } from './slide';

const card = (fields: object) =>
  partnerCard(partner.parse({ id: 1, title: 'Office', ...fields }), 'en');

describe('a partner’s card', () => {
  test.each([
    ['https://mce.example/', 'https://mce.example/'],
    ['www.mce.example', 'https://www.mce.example/'],
    ['javascript:alert(1)', null],
    ['/fr/page/12/guide', '/en/page/12/guide'],
    [null, null],
  ])('links %j to %j', (link, href) => {
    expect(card({ link_url: link }).link).toBe(href);
  });

  test('takes its name from name, or from title', () => {
    expect(card({ name: 'Registre', name_en: 'Register' }).name.text).toBe('Register');
    expect(card({ name: null }).name).toMatchObject({
      text: 'Office',
      lang: 'fr',
      isFallback: true,
    });
  });

  test('leaves out a description without words', () => {
    expect(card({ description: '<p>&nbsp;</p>' }).description?.text.trim() ?? null).toBeNull();
    expect(card({ description: '<p>Rules</p>' }).description?.text).toBe('<p>Rules</p>');
  });
});
