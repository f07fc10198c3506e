import { cover, eventCover, hero, medallion, popup } from './cover';
import { chamberLogo, partnerLogo } from './marks';
import { portrait } from './portrait';
import type { Plan } from './rasterise';
import type { Canvas } from './scenes/scene';

/** Raise it when a drawing changes: images kept on disk are then drawn anew. */
export const drawingVersion = 1;

function plan(width: number, height: number, format: Plan['format'], draw: (subject: string, canvas: Canvas) => string): Plan {
  return { width, height, format, draw: (subject) => draw(subject, { width, height }) };
}

/** How each kind of image is drawn; the kinds are those the seeder writes into the `media` table. */
export const drawings: ReadonlyMap<string, Plan> = new Map([
  ['article', plan(1280, 720, 'jpeg', cover)],
  ['event', plan(1280, 720, 'jpeg', eventCover)],
  ['page', plan(1280, 720, 'jpeg', medallion)],
  ['hero', plan(1280, 800, 'jpeg', hero)],
  ['popup', plan(960, 600, 'jpeg', popup)],
  ['partner', plan(480, 240, 'png', partnerLogo)],
  ['chamber', plan(400, 400, 'png', chamberLogo)],
  ['member', plan(480, 600, 'jpeg', portrait)],
]);
