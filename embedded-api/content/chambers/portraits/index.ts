import { northCentre } from './north-centre';
import { northEast } from './north-east';
import { northWest } from './north-west';
import type { Portrait } from './portrait';
import { south } from './south';

export type { Portrait } from './portrait';

/** By wilaya code; every chamber has one of its own. */
export const portraits: Record<number, Portrait> = { ...northWest, ...northCentre, ...northEast, ...south };
