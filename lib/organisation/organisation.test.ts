import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isLocale, LOCALES } from '@/lib/i18n/locales';
import { OrganisationError, readOrganisation } from './organisation';
import { organisationSchema } from './organisation-schema';

const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'organisation-')), 'site.json');
  writeFileSync(file, text);
  return file;
}

/** The lines of the message, without the name of the file. */
function faultsOf(file: string): string[] {
  try {
    readOrganisation(file, true);
  } catch (error) {
    if (error instanceof OrganisationError)
      return error.message.split('\n').map((line) => line.replace(`SITE_CONFIG ${file}: `, ''));
  }
  return [];
}

/** The names of all properties of a JSON schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

describe('the organisation’s own details', () => {
  test('have believable defaults', () => {
    expect(readOrganisation(undefined, true).about.options).toHaveLength(3);
  });

  test('are replaced field by field by SITE_CONFIG', () => {
    const given = readOrganisation(
      fileWith(
        `\uFEFF${JSON.stringify({ phone: '+213 11 11 11 11', name: { fr: 'Autre réseau' } })}`,
      ),
      true,
    );
    expect(given).toMatchObject({
      phone: '+213 11 11 11 11',
      name: { fr: 'Autre réseau', en: '', ar: '' },
    });
    expect(given.email).toBe(readOrganisation(undefined, true).email);
  });

  test('without SITE_CONFIG are invented for the demonstration alone', () => {
    const own = readOrganisation(undefined, false);
    expect(own).toMatchObject({
      website: null,
      address: null,
      phone: null,
      email: null,
      openingHours: null,
      map: null,
    });
    expect([own.socialLinks, own.sisterSites, own.about.figures]).toEqual([[], [], []]);
    expect(JSON.stringify(own)).not.toContain('.example');
  });

  test('that SITE_CONFIG does not tell are told by no page of an operator’s site', () => {
    const own = readOrganisation(fileWith(JSON.stringify({ phone: '+213 11 11 11 11' })), false);
    expect(own).toMatchObject({ phone: '+213 11 11 11 11', email: null, address: null });
  });

  test('may have // comments; two slashes inside a text are none', () => {
    const text =
      '{ // the name\n "name": { "fr": "A \\" // b" },\n  // a link\n "website": "https://a.example/" }';
    expect(readOrganisation(fileWith(text), true)).toMatchObject({
      name: { fr: 'A " // b' },
      website: 'https://a.example/',
    });
  });

  test('are checked whole: each wrong or unknown key is a line with its path and what is expected', () => {
    const wrong = {
      nam: 'x',
      name: { fr: '', en: 3, xx: 'x' },
      logo: 4,
      email: 'nobody',
      website: 'ftp://a.example',
      map: { latitude: '36', longitude: 300, lat: 1 },
      socialLinks: [{ network: 'myspace', url: 'https://a.example/', colour: 'red' }],
      sisterSites: {},
      about: { title: { fr: 'A' }, options: [{ fr: 'a' }] },
      accessibility: { result: 'good', date: '31/12/2026' },
    };
    const file = fileWith(JSON.stringify(wrong));
    expect(faultsOf(file).sort()).toEqual(
      [
        'name.fr Too small: expected string to have >=1 characters',
        'name.en Invalid input: expected string, received number',
        `name.xx is not known; expected: ${LOCALES.join(', ')}`,
        'logo Invalid input: expected string, received number',
        'website must be an http(s) address',
        'email Invalid email address',
        'map.latitude Invalid input: expected number, received string',
        'map.longitude Too big: expected number to be <=180',
        'map.label Invalid input: expected object, received undefined',
        'map.lat is not known; expected: latitude, longitude, label',
        'socialLinks.0.network Invalid option: expected one of "facebook"|"x"|"linkedin"|"youtube"|"instagram"',
        'socialLinks.0.colour is not known; expected: network, url',
        'sisterSites Invalid input: expected array, received object',
        'about.text Invalid input: expected object, received undefined',
        'about.options Too small: expected array to have exactly 3 items',
        'accessibility.result Invalid option: expected one of "compliant"|"partiallyCompliant"|"notCompliant"',
        'accessibility.date Invalid ISO date',
        `nam is not known; expected: ${Object.keys(organisationSchema.shape).join(', ')}`,
      ].sort(),
    );
  });

  test('have an example with every key in docs/operations.md', () => {
    const [, example = ''] =
      /<!-- SITE_CONFIG -->\s+```json\n([\s\S]*?)```/.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
    const file = fileWith(example);
    expect(() => readOrganisation(file, false)).not.toThrow();
    const names = namesIn(z.toJSONSchema(organisationSchema, { io: 'input' }));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !isLocale(name) && !example.includes(`"${name}":`))).toEqual([]);
  });

  test.each([
    ['not json', /SITE_CONFIG/],
    ['[]', /must hold a JSON object/],
    [
      JSON.stringify({ logo: 'https://elsewhere.example/logo.svg' }),
      /logo must be a path of this site .* IMAGE_HOSTS/,
    ],
    [JSON.stringify({ logo: 'logo.svg' }), /logo must be a path of this site/],
    [JSON.stringify({ logo: '/icons/missing.svg' }), /logo must be a path of .* under public/],
    [
      JSON.stringify({ socialLinks: [{ network: 'facebook', url: 'javascript:alert(1)' }] }),
      /socialLinks\.0\.url/,
    ],
  ])('refuse %s and say where it is wrong', (text, message) => {
    expect(() => readOrganisation(fileWith(text), true)).toThrow(OrganisationError);
    expect(() => readOrganisation(fileWith(text), true)).toThrow(message);
  });
});
