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
    expect(readOrganisation(undefined).about.options).toHaveLength(3);
  });

  test('are replaced field by field by SITE_CONFIG', () => {
    const given = readOrganisation(fileWith(JSON.stringify({ phone: '+213 11 11 11 11', name: { fr: 'Autre réseau' } })));
    expect(given).toMatchObject({ phone: '+213 11 11 11 11', name: { fr: 'Autre réseau', en: '', ar: '' } });
    expect(given.email).toBe(readOrganisation(undefined).email);
  });

  test.each([
    ['not json', /SITE_CONFIG/],
    ['[]', /must hold a JSON object/],
    [JSON.stringify({ email: 'nobody' }), /email/],
    [JSON.stringify({ socialLinks: [{ network: 'facebook', url: 'javascript:alert(1)' }] }), /socialLinks\.0\.url/],
  ])('refuse %s and say where it is wrong', (text, message) => {
    expect(() => readOrganisation(fileWith(text))).toThrow(OrganisationError);
    expect(() => readOrganisation(fileWith(text))).toThrow(message);
  });
});
