import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { get } from '../../testing/http';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';
import { shownIn } from '../../testing/messages';

interface Url {
  '@type': string;
  '@rel'?: string;
  '@template': string;
}
interface Description {
  OpenSearchDescription: {
    '@xmlns': string;
    ShortName: string;
    LongName: string;
    Description: string;
    Language: string;
    Image: object;
    Url: Url[];
  };
}

const WORD = { fr: 'export', en: 'export', ar: 'تصدير' };

for (const language of LANGUAGES) {
  test(`in ${language}: browsers are told of the site’s search by an OpenSearch description`, async ({
    baseURL: site,
  }) => {
    const baseURL = site ?? '';
    const screen = await get(baseURL, inLanguage('/contact', language));
    const head = screen.body.slice(0, screen.body.indexOf('</head>'));
    const link =
      /<link rel="search" type="application\/opensearchdescription\+xml" title="([^"]+)" href="([^"]+)"/.exec(
        head,
      );
    expect(link?.[2]).toBe(`/opensearch/${language}.xml`);
    const { status, headers, body } = await get(baseURL, link?.[2] ?? '');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(XMLValidator.validate(body)).toBe(true);
    const parsed = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(
      body,
    ) as Description;
    const {
      '@xmlns': namespace,
      ShortName,
      LongName,
      Description,
      Language,
      Url,
    } = parsed.OpenSearchDescription;
    expect(namespace).toBe('http://a9.com/-/spec/opensearch/1.1/');
    expect(ShortName.length > 0 && ShortName.length <= 16).toBe(true);
    expect(LongName.length > 0 && LongName.length <= 48).toBe(true);
    expect(Description.length > 0 && Description.length <= 1024).toBe(true);
    expect(Language).toBe(language);
    const results = Url.find((url) => url['@type'] === 'text/html');
    expect(results?.['@template']).toBe(
      `${baseURL}${inLanguage('/search', language)}?keyword={searchTerms}`,
    );
    expect(Url.find((url) => url['@rel'] === 'self')?.['@template']).toBe(
      `${baseURL}/opensearch/${language}.xml`,
    );
    const found = await get(
      baseURL,
      String(results?.['@template'])
        .slice(baseURL.length)
        .replace('{searchTerms}', encodeURIComponent(shownIn(language, WORD))),
    );
    expect(found.status).toBe(200);
    expect(found.body).toContain('<mark>');
  });
}

test('there is none for other languages', async ({ baseURL: site }) => {
  const baseURL = site ?? '';
  for (const path of [
    '/opensearch/de.xml',
    '/opensearch/fr',
    '/search/suggestions/de.json',
    '/search/suggestions/fr.xml',
  ]) {
    expect((await get(baseURL, path)).status, path).toBe(404);
  }
});
