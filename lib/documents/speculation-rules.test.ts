import { ROUTES } from '@/lib/routes/table';
import { speculationRules } from './speculation-rules';

const [{ where }] = speculationRules().prerender as [ReturnType<typeof speculationRules>['prerender'][number]];
const [screens] = where.and;

test('screens in every language are prerendered, and no document, file or endpoint', () => {
  expect(screens).toMatchObject({ href_matches: expect.arrayContaining(['{/:language(en|ar)}?/article/:id/:slug?', '{/:language(en|ar)}?{/}?']) });
  for (const { kind, pattern } of Object.values(ROUTES)) if (kind !== 'screen') expect(JSON.stringify(screens)).not.toContain(pattern);
});
