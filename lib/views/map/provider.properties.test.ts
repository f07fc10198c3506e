import { fc } from '@/testing/properties/property';
import { MAP_PROVIDER } from './provider';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a map’s box is 0.01 degree around its point, in plain numbers a map server reads', () => {
  fc.assert(
    fc.property(point, (point) => {
      const box = new URL(MAP_PROVIDER.frameAddress(point)).searchParams.get('bbox') ?? '';
      expect(box).toMatch(/^(?:-?\d+(?:\.\d+)?,?){4}$/);
      const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number);
      expect(east - west).toBeCloseTo(0.02, 5);
      expect(west).toBeLessThan(point.longitude);
      expect(north).toBeGreaterThan(point.latitude);
      expect(north - south).toBeCloseTo(0.02, 5);
    }),
  );
});

test('the frame, and the pages of the place and of the way to it, are of the origin that the policy allows', () => {
  const place = { latitude: 36.7538, longitude: 3.0588 };
  const frame = new URL(MAP_PROVIDER.frameAddress(place));
  expect(frame.origin).toBe(MAP_PROVIDER.origin);
  expect(frame.searchParams.get('bbox')).toBe('3.0488,36.7438,3.0688,36.7638');
  expect(frame.searchParams.get('marker')).toBe('36.7538,3.0588');
  for (const address of [MAP_PROVIDER.pageAddress(place), MAP_PROVIDER.directionsAddress(place)]) {
    expect(new URL(address).origin).toBe(MAP_PROVIDER.origin);
    expect(address).toMatch(/36\.7538.*3\.0588/);
  }
});
