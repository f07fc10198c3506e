import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OrganisationError, readOrganisation } from './organisation';

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'organisation-')), 'site.json');
  writeFileSync(file, text);
  return file;
}

describe('the organisation’s own details', () => {
  test('have believable defaults', () => {
    expect(readOrganisation(undefined, true).about.options).toHaveLength(3);
  });

  test('are replaced field by field by SITE_CONFIG', () => {
    const given = readOrganisation(fileWith(JSON.stringify({ phone: '+213 11 11 11 11', name: { fr: 'Autre réseau' } })), true);
    expect(given).toMatchObject({ phone: '+213 11 11 11 11', name: { fr: 'Autre réseau', en: '', ar: '' } });
    expect(given.email).toBe(readOrganisation(undefined, true).email);
  });

  test('without SITE_CONFIG are invented for the demonstration alone', () => {
    const own = readOrganisation(undefined, false);
    expect(own).toMatchObject({ website: null, address: null, phone: null, email: null, openingHours: null, map: null });
    expect([own.socialLinks, own.sisterSites, own.about.figures]).toEqual([[], [], []]);
    expect(JSON.stringify(own)).not.toContain('.example');
  });

  test('that SITE_CONFIG does not tell are told by no page of an operator’s site', () => {
    const own = readOrganisation(fileWith(JSON.stringify({ phone: '+213 11 11 11 11' })), false);
    expect(own).toMatchObject({ phone: '+213 11 11 11 11', email: null, address: null });
  });

  test.each([
    ['not json', /SITE_CONFIG/],
    ['[]', /must hold a JSON object/],
    [JSON.stringify({ email: 'nobody' }), /email/],
    [JSON.stringify({ logo: 'https://elsewhere.example/logo.svg' }), /logo must be a path of this site .* IMAGE_HOSTS/],
    [JSON.stringify({ logo: 'logo.svg' }), /logo must be a path of this site/],
    [JSON.stringify({ socialLinks: [{ network: 'facebook', url: 'javascript:alert(1)' }] }), /socialLinks\.0\.url/],
  ])('refuse %s and say where it is wrong', (text, message) => {
    expect(() => readOrganisation(fileWith(text), true)).toThrow(OrganisationError);
    expect(() => readOrganisation(fileWith(text), true)).toThrow(message);
  });
});
