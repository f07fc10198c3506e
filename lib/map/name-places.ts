import type { Point } from './projection';

/** Where a name is written: its baseline, and which end of it that point is. */
export interface NamePlace extends Point {
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Height of the names, and what a letter takes on average, in the picture's units. */
const LINE = 14;
const LETTER = 6.2;
/** Half a dot, and what a name keeps from it. */
const DOT = 7;
const GAP = 9;
const MARGIN = 3;

/**
 * Writes as many names beside their dots as find room: on no dot, on no name written before and in none of the `taken` places. Null
 * for a name without room.
 */
export function namePlaces(dots: { at: Point; label: string }[], area: { width: number; height: number }, taken: Box[] = []): (NamePlace | null)[] {
  const marks = dots.map(({ at }) => ({ x: at.x - DOT, y: at.y - DOT, width: 2 * DOT, height: 2 * DOT }));
  const full = [...taken];
  return dots.map(({ at, label }, own) => {
    const others = marks.filter((_, index) => index !== own);
    for (const { box, place } of candidates(at, label.length * LETTER)) {
      if (!isInside(box, area) || [...others, ...full].some((other) => meets(box, other))) continue;
      full.push(box);
      return place;
    }
    return null;
  });
}

function candidates({ x, y }: Point, width: number): { box: Box; place: NamePlace }[] {
  const beside = { y: y - LINE / 2, width, height: LINE };
  return [
    { box: { ...beside, x: x + GAP }, place: { x: x + GAP, y: y + 4, anchor: 'start' } },
    { box: { ...beside, x: x - GAP - width }, place: { x: x - GAP, y: y + 4, anchor: 'end' } },
    { box: { ...beside, x: x - width / 2, y: y + GAP }, place: { x, y: y + GAP + 10, anchor: 'middle' } },
    { box: { ...beside, x: x - width / 2, y: y - GAP - LINE }, place: { x, y: y - GAP - 2, anchor: 'middle' } },
  ];
}

function isInside({ x, y, width, height }: Box, area: { width: number; height: number }): boolean {
  return x >= MARGIN && y >= MARGIN && x + width <= area.width - MARGIN && y + height <= area.height - MARGIN;
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
