import type { Point } from './projection';

/** The baseline point of a label; `anchor` says which end of the label it is. */
export interface NamePlace extends Point {
  anchor: 'start' | 'middle' | 'end';
}

interface Size {
  width: number;
  height: number;
}
interface Box extends Point, Size {}

/** Height of a label and average width of its letters, in the map's units. */
const LINE = 14;
const LETTER = 6.2;
/** Radius of a dot, and distance of a label from the dot's centre. */
const DOT = 7;
const GAP = 9;
const MARGIN = 3;
const BASELINE = 11;
/** What of a name is before its point. */
const START = { start: 0, middle: 0.5, end: 1 };

/**
 * Places labels beside their dots, where they cover no dot, no earlier label and no `taken` area. A
 * label that fits nowhere gives null.
 */
export function namePlaces(
  dots: { at: Point; label: string }[],
  area: Size,
  taken: Box[] = [],
): (NamePlace | null)[] {
  const marks = dots.map(({ at }) => ({
    x: at.x - DOT,
    y: at.y - DOT,
    width: 2 * DOT,
    height: 2 * DOT,
  }));
  const full = [...taken];
  const possible = dots.map(({ at, label }, own) =>
    candidates(at, label.length * LETTER).filter(
      ({ box }) =>
        isInside(box, area) && !marks.some((mark, index) => index !== own && meets(box, mark)),
    ),
  );
  const places: (NamePlace | null)[] = dots.map(() => null);
  // Names with little choice are placed first.
  const order = [...possible.entries()].sort(([, a], [, b]) => a.length - b.length);
  for (const [own, choices] of order) {
    const free = choices.find(({ box }) => !full.some((other) => meets(box, other)));
    if (!free) continue;
    full.push(free.box);
    places[own] = free.place;
  }
  return places;
}

function candidates({ x, y }: Point, width: number): { box: Box; place: NamePlace }[] {
  // On the dot's own line, below and above it.
  const lines = { own: y - LINE / 2, below: y + GAP, above: y - GAP - LINE };
  const at = (anchor: NamePlace['anchor'], line: number, offset: number) => ({
    box: { x: x + offset - START[anchor] * width, y: line, width, height: LINE },
    place: { x: x + offset, y: line + BASELINE, anchor },
  });
  return [
    at('start', lines.own, GAP),
    at('end', lines.own, -GAP),
    ...[lines.below, lines.above].flatMap((line) => [
      at('middle', line, 0),
      at('start', line, -DOT),
      at('end', line, DOT),
    ]),
  ];
}

function isInside({ x, y, width, height }: Box, area: Size): boolean {
  return (
    x >= MARGIN &&
    y >= MARGIN &&
    x + width <= area.width - MARGIN &&
    y + height <= area.height - MARGIN
  );
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A few dozen rounds separate all dots if there is space; 400 is a bound. */
const ROUNDS = 400;
/** All rounds together compare at most 2 million pairs, which takes a tenth of a second. */
const MOST_PAIRS = 2_000_000;

/**
 * Moves points at least `gap` apart, inside the area without its `margin`, so that each can be
 * clicked. The result depends only on the input.
 */
export function spread(
  points: Point[],
  gap: number,
  { width, height, margin }: Size & { margin: number },
): Point[] {
  const within = ({ x, y }: Point): Point => ({
    x: Math.min(width - margin, Math.max(margin, x)),
    y: Math.min(height - margin, Math.max(margin, y)),
  });
  let moved = points.map(within);
  const rounds = Math.min(ROUNDS, Math.ceil(MOST_PAIRS / (points.length ** 2 / 2)));
  for (let round = 0; round < rounds && pushApart(moved, gap); round += 1)
    moved = moved.map(within);
  return moved;
}

/** Pushes apart points that are too near, each by half the missing distance; false if none was. */
function pushApart(moved: Point[], gap: number): boolean {
  let isPushed = false;
  for (let first = 0; first < moved.length; first += 1) {
    for (let second = first + 1; second < moved.length; second += 1) {
      const a = moved[first];
      const b = moved[second];
      if (!a || !b) continue;
      const distance = Math.hypot(b.x - a.x, b.y - a.y);
      if (distance >= gap) continue;
      isPushed = true;
      // The direction for two points at the same place is derived from their indexes.
      const angle = distance === 0 ? first + second * 2.4 : Math.atan2(b.y - a.y, b.x - a.x);
      const half = (gap - distance) / 2 + 0.01;
      moved[first] = { x: a.x - Math.cos(angle) * half, y: a.y - Math.sin(angle) * half };
      moved[second] = { x: b.x + Math.cos(angle) * half, y: b.y + Math.sin(angle) * half };
    }
  }
  return isPushed;
}
