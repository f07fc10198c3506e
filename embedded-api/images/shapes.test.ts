import { Chance } from './chance';
import { drawings } from './drawings';
import { mix } from './palette';
import { star } from './shapes';

describe('drawing', () => {
  test('a star has sixteen vertices, the outer ones on its radius', () => {
    const vertices = [...star(0, 0, 100).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
    expect(vertices).toHaveLength(16);
    expect(vertices.filter((_, index) => index % 2 === 0).every((radius) => Math.abs(radius - 100) < 0.2)).toBe(true);
    expect(vertices.filter((_, index) => index % 2 === 1).every((radius) => Math.abs(radius - 76.54) < 0.2)).toBe(true);
  });

  test('colours mix', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  test('chance is the same for the same key and stays within its bounds', () => {
    const draw = (key: string): number[] => {
      const chance = new Chance(key);
      return Array.from({ length: 200 }, () => chance.whole(1, 6));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(new Set(draw('a'))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('sixty covers are sixty different pictures, and none holds text or a broken number', () => {
    const plan = drawings.get('article');
    const pictures = Array.from({ length: 60 }, (_, place) => plan?.draw(`${place} article-${place}`) ?? '');
    expect(new Set(pictures).size).toBe(60);
    expect(pictures.filter((picture) => /<text|NaN|undefined|Infinity/.test(picture))).toEqual([]);
  });
});
