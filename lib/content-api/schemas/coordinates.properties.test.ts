import { mapBox } from './coordinates';
import { MAP_PROVIDER } from '@/lib/views/map/provider';
import { fc } from '@/testing/properties/property';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a map’s box is 0.01 degree around its point, in plain numbers a map server reads', () => {
  fc.assert(
    fc.property(point, (point) => {
      const { west, south, east, north } = mapBox(point);
      expect(east - west).toBeCloseTo(0.02, 5);
      expect(north - south).toBeCloseTo(0.02, 5);
      expect(west).toBeLessThan(point.longitude);
      expect(north).toBeGreaterThan(point.latitude);
      const box = new URL(MAP_PROVIDER.frameAddress(point)).searchParams.get('bbox') ?? '';
      expect(box).toMatch(/^(?:-?\d+(?:\.\d+)?,?){4}$/);
    }),
  );
});
