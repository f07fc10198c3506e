import { demonstration } from '@/embedded-api/database/demonstration';
import { chamberSummary } from '@/lib/content-api/schemas/chamber';
import { directoryMap } from './directory-map';

/** 24 pixels on the narrowest screens. */
const DOT_GAP = 27;

const { chambers } = demonstration;

const summary = (record: object) =>
  chamberSummary.parse({ id: 1, name: 'CCI Oranie', wilayas_name: 'Oran', ...record });
const real = chambers.map(({ id, name, wilayas_name, latitude, longitude }) =>
  summary({
    id,
    name: name.fr,
    name_ar: name.ar,
    wilayas_name: wilayas_name.fr,
    wilayas_name_ar: wilayas_name.ar,
    latitude,
    longitude,
  }),
);

describe('the map of the chambers', () => {
  test('shows each chamber with a known place once', () => {
    const ids = directoryMap(real, 'fr')?.flatMap(({ dots }) => dots.map(({ id }) => id)) ?? [];
    expect(ids.toSorted()).toEqual(
      chambers
        .filter(({ latitude }) => latitude !== '')
        .map(({ id }) => String(id))
        .toSorted(),
    );
  });

  test('keeps dots of the crowded north far enough apart for a finger on the narrowest screen', () => {
    for (const { dots } of directoryMap(real, 'fr') ?? []) {
      for (const [index, { at }] of dots.entries()) {
        for (const other of dots.slice(index + 1))
          expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(DOT_GAP - 0.6);
      }
    }
  });

  test('a dot that had to move tells where its chamber is', () => {
    const dots = directoryMap(real, 'fr')?.flatMap((frame) => frame.dots) ?? [];
    const moved = dots.filter(({ actual }) => actual);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length).toBeLessThan(dots.length);
    for (const { at, actual, name } of moved)
      expect([name, Math.hypot(at.x - (actual?.x ?? 0), at.y - (actual?.y ?? 0)) < 40]).toEqual([
        name,
        true,
      ]);
  });

  test('names a chamber and its region in the reader’s language', () => {
    const [dot] =
      directoryMap(
        [summary({ latitude: '35.7', longitude: '-0.64', wilayas_name_ar: 'وهران' })],
        'ar',
      )?.[0]?.dots ?? [];
    expect(dot).toMatchObject({
      name: 'وهران – CCI Oranie',
      label: 'وهران',
      isFrench: true,
      place: { latitude: 35.7, longitude: -0.64 },
    });
  });

  test.each([
    ['none', {}],
    ['outside the country', { latitude: 48.85, longitude: 2.35 }],
  ])('is left out when no place is known or possible: %s', (_what, place) => {
    expect(directoryMap([summary(place)], 'fr')).toBeNull();
  });
});
