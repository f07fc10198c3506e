import { mapBox } from './coordinates';
import { MAP_PROVIDER } from '@/lib/views/map/provider';

describe('the map of a place', () => {
  test('its box reaches 0.01 degree around the point, without rounding noise', () => {
    expect(mapBox({ latitude: 36.7538, longitude: 3.0588 })).toEqual({
      west: 3.0488,
      south: 36.7438,
      east: 3.0688,
      north: 36.7638,
    });
  });

  test('west of Greenwich the box stays in order', () => {
    expect(mapBox({ latitude: 35.69, longitude: -0.005 })).toEqual({
      west: -0.015,
      south: 35.68,
      east: 0.005,
      north: 35.7,
    });
  });

  test('the frame is of the origin that the policy allows, and holds the box and a marker', () => {
    const address = new URL(MAP_PROVIDER.frameAddress({ latitude: 36.7538, longitude: 3.0588 }));
    expect(address.origin).toBe(MAP_PROVIDER.origin);
    expect(address.searchParams.get('bbox')).toBe('3.0488,36.7438,3.0688,36.7638');
    expect(address.searchParams.get('marker')).toBe('36.7538,3.0588');
  });

  test('the pages of the same place and of the way to it name it', () => {
    const place = { latitude: 36.75, longitude: 3.05 };
    for (const address of [
      MAP_PROVIDER.pageAddress(place),
      MAP_PROVIDER.directionsAddress(place),
    ]) {
      expect(new URL(address).origin).toBe(MAP_PROVIDER.origin);
      expect(address).toMatch(/36\.75.*3\.05/);
    }
  });
});
