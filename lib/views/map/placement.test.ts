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

test('points at one place are moved apart; a thousand of them stay in the area, for which there is no room', () => {
  const area = { width: 400, height: 400, margin: 10 };
  const [a, b] = spread(
    [
      { x: 200, y: 200 },
      { x: 200, y: 200 },
    ],
    27,
    area,
  );
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(
    27,
  );
  const crowd = spread(
    Array.from({ length: 1000 }, () => ({ x: 200, y: 200 })),
    27,
    area,
  );
  expect(crowd).toHaveLength(1000);
  for (const { x, y } of crowd)
    expect([x >= 10, x <= 390, y >= 10, y <= 390]).toEqual([true, true, true, true]);
});
