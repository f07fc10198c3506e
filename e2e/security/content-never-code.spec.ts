import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { fc } from '@/testing/properties/property';
import { hostileText } from '@/testing/properties/hostile';
import { HOSTILE_SCREENS, HostileApi } from '../support/hostile/hostile-api';
import { OWN_PAYLOADS } from '../support/hostile/payloads';
import { OPERATED, readMetrics } from '../../testing/calls';
import { get, type Answer } from '../../testing/http';
import { startSite, type Site } from '../../testing/site';
import { expect, test } from '../../testing/test';

const ATTACKED_SCREENS = [...HOSTILE_SCREENS, '/ar/article/2', '/en/service/4'];
/** A payload the site is sure to answer with is among them, whatever is drawn. */
const TEXTS = [...OWN_PAYLOADS.slice(0, 30), ...fc.sample(hostileText, 60)];

let api: HostileApi;
let site: Site;
test.use({ allowedErrors: /Failed to load resource: .*(?:\/media\/|\/files\/|\/nulle-part)/ });
test.beforeAll(async () => {
  api = await new HostileApi(TEXTS).start();
  site = await startSite({ API_BASE_URL: api.url, ...OPERATED });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

test('any text in any field of any record changes neither the scripts of a page nor its policy', async () => {
  const usual = policyOf(await get(site.url, '/contact'));
  for (const screen of ATTACKED_SCREENS) {
    const answer = await get(site.url, screen);
    expect.soft(policyOf(answer), screen).toBe(usual);
    expect
      .soft(codeIn(answer.body), screen)
      .toEqual(['async src', 'data-sources data-static', 'nomodule src']);
  }
  expect(await readMetrics(site.url)).toContain('\nsite_unrecognised_pages_total 0\n');
});

test('code that got into a page is seen', () => {
  const page =
    '<p onclick="x()">a</p><script>x()</script><script type="text/x-payload">[1]</script><svg><a onfocus=x()></svg>';
  const hidden =
    '<template><script defer>x()</script></template><iframe srcdoc="<script async>x()</script>"></iframe>';
  expect(codeIn(page + hidden)).toEqual(['', 'a onfocus', 'async', 'defer', 'p onclick']);
});

function policyOf({ headers }: Answer): string {
  return String(headers['content-security-policy']);
}

/**
 * What of a page may run, as parse5 reads it: the attributes of its scripts, each once, and
 * handlers of events. Blocks of data never do.
 */
function codeIn(html: string): string[] {
  const found = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) {
      const names = node.attrs.map(({ name }) => name).toSorted();
      const isData = node.attrs.some(
        ({ name, value }) =>
          name === 'type' && /^(?:application\/ld\+json|text\/x-payload)$/.test(value),
      );
      if (node.tagName === 'script' && !isData) found.add(names.join(' '));
      for (const name of names) if (name.startsWith('on')) found.add(`${node.tagName} ${name}`);
      for (const { name, value } of node.attrs) if (name === 'srcdoc') visit(parse(value));
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return [...found].toSorted();
}
