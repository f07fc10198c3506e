import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES } from '../lib/i18n/locales';
import { withLanguage } from '../lib/i18n/language-path';
import { ALL_ROUTES, type Route } from '../lib/routes/table';

const [, map = ''] =
  /map \$uri \$kind \{\n(.*?)\n {2}\}/s.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
const expressions = [...map.matchAll(/^ *"~(.+)" (\w+);$/gm)].map(([, source = '', kind = '']) => ({
  source: new RegExp(source),
  kind,
}));
const kindOf = (path: string): string =>
  expressions.find(({ source }) => source.test(path))?.kind ?? 'page';

const example = ({ path }: Route): string =>
  path.build({
    language: 'ar',
    id: '1',
    file: 'articles.xml',
    taxonomy: 'category',
    lng: 'fr',
    ns: 'a',
    path: 'a',
  });
/**
 * What is answered anew for each request, the contact form's and the calendar's calls among them.
 */
const isOwn = (path: string): boolean => /^\/(?:api\/|(?:healthz|readyz|statusz)$)/.test(path);

describe('nginx.conf', () => {
  // Closed by a location of its own.
  const routes = ALL_ROUTES.filter(([name]) => name !== 'metrics').map(
    ([name, route]) => [name, route.kind, example(route)] as const,
  );

  test.each(routes)('keys the answers of %s, a %s, as what they are', (_, kind, path) => {
    const expected = kind === 'screen' ? 'page' : isOwn(path) ? 'own' : 'file';
    expect({ path, kind: kindOf(path) }).toEqual({ path, kind: expected });
    for (const locale of LOCALES.filter((each) => kind === 'screen' && each !== DEFAULT_LOCALE))
      expect(kindOf(withLanguage(path, locale))).toBe('prefixed');
  });
});
