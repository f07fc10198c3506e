import { Chance } from './chance';
import { green, type Palette, paletteAt } from './palette';
import { growth, network } from './scenes/economy';
import { rosette, zellige } from './scenes/geometry';
import { dunes, ridges } from './scenes/land';
import type { Canvas, Scene } from './scenes/scene';
import { bay, harbour, scales } from './scenes/sea';
import { arcade, medina } from './scenes/town';
import { box, eighth, gradient, khatamTexture, path, star, svg } from './shapes';

type Scenes = readonly [Scene, ...Scene[]];

const scenes: Scenes = [harbour, zellige, dunes, arcade, network, medina, scales, rosette, growth, ridges, bay];
const heroScenes: Scenes = [medina, harbour, arcade, network, dunes, bay];
const medallionScenes: Scenes = [arcade, harbour, network, growth, medina, zellige, scales, ridges, bay, dunes];

/** Subjects read `<place> <key>`: neighbours in a list get different pictures, the key varies everything else. */
function placeOf(subject: string): number {
  return Number.parseInt(subject, 10) || 0;
}

function sceneAt(scenesInTurn: Scenes, place: number): Scene {
  return scenesInTurn[place % scenesInTurn.length] ?? scenesInTurn[0];
}

/** Eleven compositions in six colours: the pair repeats only after sixty-six records. */
export function cover(subject: string, canvas: Canvas): string {
  const place = placeOf(subject);
  return svg(canvas.width, canvas.height, sceneAt(scenes, place)(paletteAt(place), new Chance(subject), canvas));
}

/** Events share the covers' compositions, in another order. */
export function eventCover(subject: string, canvas: Canvas): string {
  const place = placeOf(subject) * 7 + 3;
  return svg(canvas.width, canvas.height, sceneAt(scenes, place)(paletteAt(place), new Chance(subject), canvas));
}

/** The house colours; the Arabic version is the same picture seen from the right. */
export function hero(subject: string, canvas: Canvas): string {
  const isMirrored = subject.endsWith('-ar');
  const picture = sceneAt(heroScenes, placeOf(subject))(green, new Chance(subject.replace(/-ar$/, '')), canvas);
  return svg(canvas.width, canvas.height, isMirrored ? `<g transform="translate(${canvas.width}) scale(-1 1)">${picture}</g>` : picture);
}

export function popup(subject: string, canvas: Canvas): string {
  return svg(canvas.width, canvas.height, rosette(green, new Chance(subject), canvas));
}

/** A page's image: a scene seen through a large star, on the light ground of the service colour. */
export function medallion(subject: string, canvas: Canvas): string {
  const { width, height } = canvas;
  const place = placeOf(subject);
  const palette: Palette = paletteAt(place);
  const chance = new Chance(subject);
  const ground = gradient(
    'page',
    [
      [0, palette.tint],
      [1, palette.light],
    ],
    'across',
  );
  const texture = khatamTexture('pageTexture', chance.of(64, 88, 120), palette.mid, 1.4);
  const x = width * chance.of(0.5, 0.42, 0.58);
  const y = height / 2;
  const reach = height * 0.47;
  const turn = chance.of(0, eighth);
  const window = star(x, y, reach, turn);
  // The scene is drawn for the square around the star, so that nothing of it is lost to the frame.
  const side = reach * 2;
  const scene = sceneAt(medallionScenes, place)(palette, chance, { width: side, height: side });
  return svg(
    width,
    height,
    ground.defs,
    texture.defs,
    box(0, 0, width, height, { fill: ground.fill }),
    box(0, 0, width, height, { fill: texture.fill, opacity: 0.3 }),
    path(star(x, y, reach * 1.34, turn + eighth), { fill: palette.base, opacity: 0.1 }),
    path(star(x, y, reach * 1.14, turn + eighth), { fill: palette.base, opacity: 0.16 }),
    path(star(x, y, reach * 1.03, turn), { fill: palette.tint }),
    `<defs><clipPath id="window"><path d="${window}"/></clipPath></defs>`,
    `<g clip-path="url(#window)"><g transform="translate(${x - reach} ${y - reach})">${scene}</g></g>`,
    path(window, { stroke: palette.accent, width: 7 }),
  );
}
