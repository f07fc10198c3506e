import { readFileSync } from 'node:fs';
import {
  COUNTRY,
  FRAME_WIDTH,
  FRAMES,
  heightOf,
  isWithin,
  NORTH_WEST,
  project,
} from './projection';
import { distanceKm, nearestTo } from './distance';

const ORAN = { latitude: 35.699, longitude: -0.636 };
const ALGIERS = { latitude: 36.732, longitude: 3.087 };
const TINDOUF = { latitude: 27.671, longitude: -8.147 };

describe('the map', () => {
  test('has north up and west on the left', () => {
    const [oran, algiers] = [project(ORAN, NORTH_WEST), project(ALGIERS, NORTH_WEST)];
    expect(algiers.x).toBeGreaterThan(oran.x);
    expect(algiers.y).toBeLessThan(oran.y);
  });

  test('puts the corners of a frame into the corners of its picture', () => {
    for (const frame of FRAMES) {
      expect(project({ latitude: frame.north, longitude: frame.west }, frame)).toEqual({
        x: 0,
        y: 0,
      });
      const end = project({ latitude: frame.south, longitude: frame.east }, frame);
      expect(end.x).toBeCloseTo(FRAME_WIDTH);
      expect(end.y).toBeCloseTo(heightOf(frame));
    }
  });

  test('keeps proportions where the chambers are: a degree north is longer than a degree east', () => {
    const origin = project({ latitude: 33, longitude: 2 }, COUNTRY);
    const north = origin.y - project({ latitude: 34, longitude: 2 }, COUNTRY).y;
    const east = project({ latitude: 33, longitude: 3 }, COUNTRY).x - origin.x;
    const real =
      distanceKm({ latitude: 33, longitude: 2 }, { latitude: 34, longitude: 2 }) /
      distanceKm({ latitude: 33, longitude: 2 }, { latitude: 33, longitude: 3 });
    expect(north / east).toBeCloseTo(real, 2);
  });

  test('shows the whole outline in the last frame, in both files of it', () => {
    const [path, other] = ['country', 'country-north'].map(
      (name) =>
        / d="(M[^"]{1000,10000}z)"/.exec(readFileSync(`public/assets/${name}.svg`, 'utf8'))?.[1],
    );
    expect(other).toBe(path);
    let [x, y] = [0, 0];
    const corners = Array.from(
      path?.matchAll(/(-?[\d.]+) (-?[\d.]+)/g) ?? [],
      ([, right, down]) => [(x += Number(right)), (y += Number(down))] as const,
    );
    const ends = { west: corners.map(([x]) => x), north: corners.map(([, y]) => y) };
    // As far as Algeria reaches.
    const first = project({ latitude: 37.09, longitude: -8.68 }, COUNTRY);
    const last = project({ latitude: 18.98, longitude: 11.97 }, COUNTRY);
    expect(Math.min(...ends.west)).toBeCloseTo(first.x, 0);
    expect(Math.max(...ends.west)).toBeCloseTo(last.x, 0);
    expect(Math.min(...ends.north)).toBeCloseTo(first.y, 0);
    expect(Math.max(...ends.north)).toBeCloseTo(last.y, 0);
  });

  test('a place belongs to one enlarged frame at most', () => {
    expect(FRAMES.filter((frame) => isWithin(ORAN, frame)).map(({ name }) => name)).toEqual([
      'northWest',
      'country',
    ]);
    expect(
      FRAMES.filter((frame) => isWithin({ latitude: 36, longitude: 3.7 }, frame)).map(
        ({ name }) => name,
      ),
    ).toEqual(['northEast', 'country']);
  });
});

test.each([
  ['a port', ORAN, true],
  ['the far west', TINDOUF, true],
  ['the far south', { latitude: 19.57, longitude: 5.77 }, true],
  ['latitude and longitude changed places', { latitude: -0.636, longitude: 35.699 }, false],
  ['the open sea', { latitude: 38, longitude: 3 }, false],
  ['nowhere', { latitude: 0, longitude: 0 }, false],
])('a chamber may be at %s: %s', (_what, place, expected) => {
  expect(isWithin(place, COUNTRY)).toBe(expected);
});

describe('distance', () => {
  test('is the great circle’s', () => {
    expect(distanceKm(ORAN, ORAN)).toBe(0);
    expect(distanceKm(ORAN, ALGIERS)).toBeCloseTo(353, -1);
    expect(distanceKm(ALGIERS, TINDOUF)).toBeCloseTo(distanceKm(TINDOUF, ALGIERS));
    expect(
      distanceKm({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }),
    ).toBeCloseTo(222, 0);
  });

  test('tells the nearest of several places', () => {
    const places = [TINDOUF, ORAN, ALGIERS];
    expect(nearestTo({ latitude: 35.2, longitude: -0.6 }, places)?.place).toBe(ORAN);
    expect(nearestTo(ORAN, [])).toBeNull();
  });
});
