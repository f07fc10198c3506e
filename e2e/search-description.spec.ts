import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { get } from './support/http';
import { startSite, type Site } from './support/site';
import { expect, inLanguage, LANGUAGES, test } from './support/test';

const ORIGIN = 'https://www.example.org';
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ API_BASE_URL: '', SITE_URL: ORIGIN });
});
test.afterAll(() => site.stop());

interface Url {
  '@type': string;
  '@rel'?: string;
  '@template': string;
}
interface Description {
  OpenSearchDescription: { '@xmlns': string; ShortName: string; LongName: string; Description: string; Language: string; Image: object; Url: Url[] };
}

for (const language of LANGUAGES) {
  test(`in ${language}: browsers are told of the site’s search by an OpenSearch description`, async () => {
    const screen = await get(site.url, inLanguage('/contact', language));
    const head = screen.body.slice(0, screen.body.indexOf('</head>'));
    const link = /<link rel="search" type="application\/opensearchdescription\+xml" title="([^"]+)" href="([^"]+)"/.exec(head);
    expect(link?.[2]).toBe(`/opensearch/${language}.xml`);
    const { status, headers, body } = await get(site.url, link?.[2] ?? '');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(XMLValidator.validate(body)).toBe(true);
    const parsed = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(body) as Description;
    const { '@xmlns': namespace, ShortName, LongName, Description, Language, Url } = parsed.OpenSearchDescription;
    expect(namespace).toBe('http://a9.com/-/spec/opensearch/1.1/');
    expect(ShortName.length > 0 && ShortName.length <= 16).toBe(true);
    expect(LongName.length > 0 && LongName.length <= 48).toBe(true);
    expect(Description.length > 0 && Description.length <= 1024).toBe(true);
    expect(Language).toBe(language);
    const results = Url.find((url) => url['@type'] === 'text/html');
    expect(results?.['@template']).toBe(`${ORIGIN}${inLanguage('/search', language)}?keyword={searchTerms}`);
    expect(Url.find((url) => url['@rel'] === 'self')?.['@template']).toBe(`${ORIGIN}/opensearch/${language}.xml`);
    const found = await get(site.url, String(results?.['@template']).slice(ORIGIN.length).replace('{searchTerms}', 'export'));
    expect(found.status).toBe(200);
    expect(found.body).toContain('<mark>');
  });
}

test('there is none for other languages', async () => {
  for (const path of ['/opensearch/de.xml', '/opensearch/fr', '/search/suggestions/de.json', '/search/suggestions/fr.xml']) {
    expect((await get(site.url, path)).status, path).toBe(404);
  }
});
