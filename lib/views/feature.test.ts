import { page } from '@/lib/content-api/schemas/article-page';
import { featureView, serviceView } from './feature';

const words = Array.from({ length: 120 }, (_, place) => `mot${place}`).join(' ');
const read = (fields: object = {}) =>
  page.parse({
    id: 4,
    slug: 'export',
    name: 'Accompagnement',
    name_ar: 'المرافقة',
    description: `<p>${words}</p>`,
    iconInput: 'fa-solid fa-globe',
    ...fields,
  });

test('a service has fifteen words and leads to its page', () => {
  expect(serviceView(read(), 'fr', 0)).toMatchObject({
    href: '/page/4/export',
    icon: 'globe',
    excerpt: { text: expect.stringMatching(/mot14…$/) },
  });
});

test('a feature has a hundred words', () => {
  expect(featureView(read(), 'fr').excerpt.text).toMatch(/mot99…$/);
});

test('service colours come round after the sixth', () => {
  expect([0, 1, 5, 6, 7, 12].map((place) => serviceView(read(), 'fr', place).tint)).toEqual([
    0, 1, 5, 0, 1, 0,
  ]);
});

test('an extra description without words is none', () => {
  expect(featureView(read({ extraDescription: '<p>&nbsp;</p>' }), 'fr').extra).toBeNull();
  expect(featureView(read({ extraDescription: '<p>Plus</p>' }), 'ar').extra).toMatchObject({
    text: '<p>Plus</p>',
    isFallback: true,
  });
});
