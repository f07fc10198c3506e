import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes/table';
import { speculationRules } from './document';

const [{ where }] = speculationRules().prerender as [
  ReturnType<typeof speculationRules>['prerender'][number],
];
const [screens] = where.and;

test('screens in every language are prerendered, and no document, file or endpoint', () => {
  const prefix = `{/:language(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})}?`;
  expect(screens).toMatchObject({
    href_matches: expect.arrayContaining([`${prefix}/article/:id/:slug?`, `${prefix}{/}?`]),
  });
  for (const { kind, pattern } of Object.values(ROUTES))
    if (kind !== 'screen') expect(JSON.stringify(screens)).not.toContain(pattern);
});
