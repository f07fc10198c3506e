import { readFileSync } from 'node:fs';

const AAA = 7;
const TOKENS = readFileSync('app/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const [LIGHT = '', DARK = ''] = TOKENS.split('@media screen and (prefers-color-scheme: dark)');

type Tokens = ReadonlyMap<string, string>;

/** The declarations of every rule with this selector. */
function declarations(sheet: string, selector: string): [name: string, value: string][] {
  return sheet
    .split('}')
    .map((rule) => rule.split('{'))
    .filter((parts) => parts.at(-2)?.trim() === selector)
    .flatMap((parts) => (parts.at(-1) ?? '').split(';'))
    .map((text) => text.split(':').map((part) => part.trim()))
    .flatMap(([name = '', value]): [string, string][] => (value ? [[name.slice(2), value]] : []));
}

const ROOT = declarations(LIGHT, ':root');
const TINT = "[class*='tint-']";
/** The tokens of an element with one of the six tints. */
const tokensOf = (tint: number, isDark: boolean): Tokens =>
  new Map([
    ...ROOT,
    ...declarations(LIGHT, `.tint-${tint}`),
    ...declarations(LIGHT, TINT),
    ...(isDark ? [...declarations(DARK, ':root'), ...declarations(DARK, TINT)] : []),
  ]);

function valueOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : valueOf(tokens, reference);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const digits = /^#(?:[\da-f]{3}){1,2}$/.test(colour) ? colour.slice(1) : '';
  if (digits === '') throw new Error(`${colour} is no colour`);
  const size = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((place) => {
    const part = digits.slice(place * size, (place + 1) * size).padStart(2, digits[place] ?? '');
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, [text, ground]: readonly [string, string]): number {
  const [lighter = 0, darker = 0] = [text, ground]
    .map((name) => luminance(valueOf(tokens, name)) + 0.05)
    .toSorted((one, other) => other - one);
  return lighter / darker;
}

const GROUNDS = 'page section surface tint tint-soft today info-tint error-tint success-tint'.split(
  ' ',
);
const ON_EVERY_GROUND = ['text', 'text-muted', 'link', 'link-hover'];
/** Texts that stand on some grounds only. */
const ON_SOME: Record<string, string[]> = {
  error: ['page', 'section', 'surface', 'error-tint'],
  success: ['page', 'section', 'surface', 'success-tint'],
  'on-dark': ['dark', 'event', 'event-hover'],
  'on-link': ['link', 'link-hover', 'text-muted'],
  'on-accent': ['accent', 'mark'],
  accent: ['dark'],
  dark: ['on-dark'],
};
const PAIRS = [
  ...ON_EVERY_GROUND.map((text) => [text, GROUNDS] as const),
  ...Object.entries(ON_SOME),
].flatMap(([text, grounds]) =>
  grounds.map((ground) => [`color-${text}`, `color-${ground}`] as const),
);
/** Inks of icons, and letters in a star of such an ink. */
const TINT_PAIRS = [
  ['tint-ink', 'tint'],
  ['color-on-link', 'tint-ink'],
] as const;

describe.each([
  ['light', false],
  ['dark', true],
])('in the %s scheme', (_name, isDark) => {
  test('every text has a contrast of 7:1 on every ground it stands on', () => {
    const tokens = tokensOf(0, isDark);
    const weak = PAIRS.filter((pair) => contrast(tokens, pair) < AAA);
    expect(weak.map((pair) => `${pair.join(' on ')}: ${contrast(tokens, pair)}`)).toEqual([]);
  });

  test('the six tinted inks have 7:1 on their tints, and the letters in their stars', () => {
    for (const tint of [0, 1, 2, 3, 4, 5])
      for (const pair of TINT_PAIRS)
        expect([tint, pair, contrast(tokensOf(tint, isDark), pair) >= AAA]).toEqual([
          tint,
          pair,
          true,
        ]);
  });
});
