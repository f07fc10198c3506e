/** The parts of a style sheet. */
export interface StyleParts {
  /** What every page with the sheet holds. */
  now: string;
  /** What a page holds that has one of the classes. */
  optional: { text: string; classes: string[] }[];
  /** What comes in the later sheet, of all pages. */
  later: string;
}

/** Written by scripts/lib/split-styles-loader and by imports in app/globals.css. */
const BLOCK = /(?:(@layer [\w-]+ \{)\s*)?@supports \(--(later|optional): ?1\) ?\{/g;
const BRACE = /[{}]/g;
/** In a rule of a block that a page without the rule's class does without. */
const OPTIONAL_RULE = /\.([\w-]+)\{[^{}]*--sheet:\s*optional/g;

/** Takes the marked blocks of a sheet apart. Our sheets have no braces in strings. */
export function splitStyles(sheet: string): StyleParts {
  const parts: StyleParts = { now: '', optional: [], later: '' };
  let end = 0;
  for (const { 0: start, 1: layer, 2: kind, index } of sheet.matchAll(BLOCK)) {
    if (index < end) continue;
    const from = index + start.length;
    const to = closingBrace(sheet, from);
    const rules = sheet.slice(from, to);
    const text = layer === undefined ? rules : `${layer}${rules}}`;
    parts.now += sheet.slice(end, index).trim();
    if (kind === 'later') parts.later += text;
    else {
      const classes = Array.from(text.matchAll(OPTIONAL_RULE), ([, name = '']) => name);
      if (classes.length > 0) parts.optional.push({ text, classes });
      else parts.now += text;
    }
    end = (layer === undefined ? to : closingBrace(sheet, to + 1)) + 1;
  }
  parts.now += sheet.slice(end).trim();
  return parts;
}

function closingBrace(sheet: string, from: number): number {
  BRACE.lastIndex = from;
  let depth = 1;
  for (let brace = BRACE.exec(sheet); brace; brace = BRACE.exec(sheet)) {
    depth += brace[0] === '{' ? 1 : -1;
    if (depth === 0) return brace.index;
  }
  return sheet.length;
}
