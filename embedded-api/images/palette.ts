/** One of the six service colours with the shades a picture needs. */
export interface Palette {
  /** Nearly white. */
  tint: string;
  light: string;
  mid: string;
  base: string;
  deep: string;
  /** Nearly black. */
  night: string;
  /** The warm or cool spot that answers the colour. */
  accent: string;
  /** Upper sky and water: the colour itself, unless it is an earth colour that neither has in nature. */
  sky: string;
  water: readonly [string, string];
}

export function mix(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - share) + channel(other, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const sand = '#F4EEE4';
const saffron = '#F2B84B';

function palette(base: string, tint: string, accent: string, nature: Partial<Pick<Palette, 'sky' | 'water'>> = {}): Palette {
  const night = mix(base, '#06181A', 0.68);
  return {
    tint,
    light: mix(base, tint, 0.68),
    mid: mix(base, tint, 0.34),
    base,
    deep: mix(base, '#06181A', 0.42),
    night,
    accent,
    sky: base,
    water: [base, night],
    ...nature,
  };
}

export const green = palette('#0E6E5A', '#DCEFE8', saffron);

const palettes: readonly [Palette, ...Palette[]] = [
  green,
  palette('#A4452A', '#FBE9E2', '#F6C56B', { water: ['#2F6B74', '#0D2C33'] }),
  palette('#1D5FA8', '#E1ECF8', '#F4BE5E'),
  palette('#855700', '#FCF0D6', '#D9663F', { sky: '#C7871B', water: ['#1F727D', '#0A2E36'] }),
  palette('#0B6A7B', '#DDF1F4', '#F2A65A'),
  palette('#67479C', '#EEE8F7', '#F0B27A'),
];

export function paletteAt(place: number): Palette {
  return palettes[place % palettes.length] ?? green;
}
