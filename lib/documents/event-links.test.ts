import type { Moment } from '@/lib/i18n/api-date';
import { eventLinks } from './event-links';

const links = (start: Moment, end: Moment | null, title = 'Foire') => {
  const { google, outlook } = eventLinks(
    title,
    { start, end },
    'https://www.example.org/article/3',
  );
  return {
    google: new URL(google).searchParams,
    outlook: new URL(outlook).searchParams,
    written: outlook,
  };
};

describe('an event for the calendars of others', () => {
  test('keeps its hours', () => {
    const { google, outlook } = links('2026-11-23T08:00:00.000Z', '2026-11-23T11:00:00.000Z');
    expect(google.get('dates')).toBe('20261123T080000Z/20261123T110000Z');
    expect([outlook.get('startdt'), outlook.get('enddt'), outlook.get('allday')]).toEqual([
      '2026-11-23T09:00:00+01:00',
      '2026-11-23T12:00:00+01:00',
      'false',
    ]);
  });

  test('is whole days up to the day after its last', () => {
    const { google, outlook } = links('2026-11-22T23:00:00.000Z', '2026-11-24T23:00:00.000Z');
    expect(google.get('dates')).toBe('20261123/20261125');
    expect([outlook.get('startdt'), outlook.get('enddt'), outlook.get('allday')]).toEqual([
      '2026-11-23',
      '2026-11-25',
      'true',
    ]);
  });

  test('is a moment without an end', () => {
    expect(links('2026-11-23T08:00:00.000Z', null).google.get('dates')).toBe(
      '20261123T080000Z/20261123T080000Z',
    );
  });

  test('keeps any title and its address, spaces that are none of a form’s, and the letters of each script', () => {
    const title = '100 % + « équipé » #1 <b> "x" \\ [a] ^ `{|}`\n معرض الجزائر';
    const { google, outlook, written } = links('2026-11-23T08:00:00.000Z', null, title);
    const address = 'https://www.example.org/article/3';
    expect([google.get('text'), outlook.get('subject')]).toEqual([title, title]);
    expect([google.get('details'), outlook.get('body')]).toEqual([address, address]);
    expect(written).toContain('معرض%20الجزائر');
    expect(written).not.toContain('+');
  });
});
