import ICAL from 'ical.js';
import { createServer } from 'node:http';
import { chamber } from '@/lib/content-api/schemas/chamber';
import type { Locale } from '@/lib/i18n/locales';
import { siteAddress } from '@/lib/platform/env';
import { listen, stopServer } from '@/testing/loopback';
import { csvDocument, csvField, vCard } from './directory';

const record = {
  id: 16,
  name: 'CCI Alger, le port, \\nEND:VCARD',
  telfix: '021 00 00 01',
  fax: '021 00 00 02',
  email: 'a@b.example',
  adresse: '1, rue du Port',
  wilayas_name: 'Alger',
  latitude: '36.77',
  longitude: '3.06',
};
const read = (given: Partial<typeof record> = {}, locale: Locale = 'ar') =>
  new ICAL.Component(
    ICAL.parse(vCard(chamber.parse({ ...record, ...given }), locale)) as unknown[],
  );

describe('a chamber’s vCard, read by an independent parser', () => {
  test('keeps its identity in every language and under every name', () => {
    const uid = `${siteAddress()}/chambre_de_commerce/16`;
    expect(read().getFirstPropertyValue('uid')).toBe(uid);
    expect(read({ name: 'Autre' }, 'fr').getFirstPropertyValue('uid')).toBe(uid);
  });

  test('says in which language the name is, and holds it whole', () => {
    const name = read().getFirstProperty('fn');
    expect(name?.getParameter('language')).toBe('fr');
    expect(name?.getFirstValue()).toBe(record.name);
  });

  test('holds address, telephone, fax and position', () => {
    const address = read().getFirstProperty('adr');
    expect(address?.getFirstValue()).toEqual([
      '',
      '',
      '1, rue du Port',
      '',
      'Alger',
      '',
      'الجزائر',
    ]);
    expect(address?.getParameter('geo')).toBe('geo:36.77,3.06');
    expect(
      read()
        .getAllProperties('tel')
        .map((tel) => tel.getFirstValue()),
    ).toEqual(['021 00 00 01', '021 00 00 02']);
  });
});

describe('a field of the directory as a table', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['Chambre;=HYPERLINK("http://a")', '"Chambre;\'=HYPERLINK(""http://a"")"'],
    ['Chambre; "@SUM(A1)"', '"Chambre;\' ""@SUM(A1)"""'],
    ['Chambre\t-2+cmd', "Chambre\t'-2+cmd"],
    ['Chambre\r\n+cmd|x', '"Chambre\r\n\'+cmd|x"'],
    ['Chambre, =A1', '"Chambre,\' =A1"'],
    ['＝A1', "'＝A1"],
    ['a|=A1', "a|'=A1"],
  ])('is no formula in any cell that a spreadsheet makes of it: %j', (text, field) =>
    expect(csvField(text)).toBe(field),
  );

  test.each(['+213 21 00 00 01 / +213 21 00 00 02', '-3.5', 'Oran ; Alger', 'a=b', 'x@y.dz'])(
    'stays as it is where it is none: %s',
    (text) => expect(csvField(text)).toBe(text),
  );
});

const NAMES = ['Alger', 'Oran', 'Sétif', 'Closed'];
const MISSING = 4;
/** Chambers whose details fail. */
let failing: number[] = [];
const api = createServer(({ url = '' }, response) => {
  const [, id] = /edit\/(\d+)/.exec(url) ?? [];
  const records = NAMES.map((name, place) => ({
    id: place + 1,
    name,
    latitude: '36.7',
    longitude: '3.1',
  }));
  response.statusCode = failing.includes(Number(id)) ? 500 : Number(id) === MISSING ? 404 : 200;
  const detail = { ...records[Number(id) - 1], telfix: '021 00 00 00' };
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify(id === undefined ? records : detail));
});

beforeAll(async () => {
  process.env['EMBEDDED_API_URL'] = await listen(api);
});
afterAll(() => stopServer(api));

test('a chamber whose details cannot be had is in the open data as the list tells it; without any of them there is none', async () => {
  failing = [1, 2, 3];
  expect((await csvDocument()).status).toBe(503);
  failing = [2];
  const rows = (await (await csvDocument()).text()).trimEnd().split('\r\n').slice(1);
  const told = rows.map((row) => [...row.split(',').slice(0, 2), row.includes('021')]);
  expect(told).toEqual([
    ['1', 'Alger', true],
    ['2', 'Oran', false],
    ['3', 'Sétif', true],
  ]);
});
