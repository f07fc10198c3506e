import { securityTxt } from './handlers';

test('security.txt names a contact and a day in the future, less than a year away (RFC 9116)', () => {
  for (const today of ['2026-11-21T12:00:00Z', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z']) {
    const text = securityTxt(new Date(today));
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.parse(today) + 30 * 86_400_000);
    expect(expires).toBeLessThan(Date.parse(today) + 365 * 86_400_000);
  }
});
