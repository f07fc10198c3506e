import { namePlaces, spread } from './placement';

const AREA = { width: 320, height: 300 };
const dot = (x: number, y: number, label = 'Tlemcen') => ({ at: { x, y }, label });

test('a name stands beside its dot, inwards at the far edge', () => {
  expect(namePlaces([dot(100, 100), dot(310, 200)], AREA)).toEqual([
    { x: 109, y: 104, anchor: 'start' },
    { x: 301, y: 204, anchor: 'end' },
  ]);
});

test('a name covers no other dot and no name written before', () => {
  const [first, second] = namePlaces([dot(100, 100), dot(120, 100)], AREA);
  expect(first?.anchor).toBe('end');
  expect(second?.anchor).toBe('start');
});

test('a name without room is not written', () => {
  const crowd = [
    dot(160, 150, 'Bordj Bou Arréridj'),
    ...[-1, 0, 1].flatMap((row) => [-1, 1].map((side) => dot(160 + side * 20, 150 + row * 18))),
  ];
  expect(namePlaces(crowd, AREA)[0]).toBeNull();
});

test('what is taken is left free', () => {
  expect(namePlaces([dot(100, 100)], AREA, [{ x: 0, y: 0, ...AREA }])).toEqual([null]);
});

describe('dots', () => {
  const area = { width: 320, height: 288, margin: 13 };
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ x: 150 + (index % 3), y: 20 + (index % 2) }));

  test('that stand apart stay where they are', () => {
    const points = [50, 100].map((x) => ({ x, y: 50 }));
    expect(spread(points, 27, area)).toEqual(points);
  });

  test('that stand together part until each can be hit; a thousand of them stay in the picture, for which there is no room', () => {
    const moved = spread(crowd(30), 27, area);
    const distances = moved.flatMap((a, index) =>
      moved.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(26.5);
    expect(spread(crowd(30), 27, area)).toEqual(moved);
    for (const { x, y } of [...moved, ...spread(crowd(1000), 27, area)])
      expect([x >= 13, x <= 307, y >= 13, y <= 275]).toEqual([true, true, true, true]);
  });
});
