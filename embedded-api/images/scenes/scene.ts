import type { Chance } from '../chance';
import type { Palette } from '../palette';

export interface Canvas {
  width: number;
  height: number;
}

/** A composition: SVG markup that fills the canvas. */
export type Scene = (palette: Palette, chance: Chance, canvas: Canvas) => string;
