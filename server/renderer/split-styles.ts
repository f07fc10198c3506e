/** The parts of a style sheet. */
export interface StyleParts {
  /** Rules that every page with this sheet contains. */
  firstPaint: string;
  /** Blocks of rules. A page contains a block only if it uses one of the block's classes. */
  optional: { text: string; classes: string[] }[];
  /** Rules for the file that all pages load after the first paint. */
  later: string;
}

/** scripts/lib/split-styles-loader and imports in app/globals.css mark blocks in this form. */
const BLOCK = /(?:(@layer [\w-]+ \{)\s*)?@supports \(--(later|optional): ?1\) ?\{/g;
const BRACE = /[{}]/g;
/** A rule with `--sheet: optional` names a class. Pages without the class do not need the block. */
const OPTIONAL_RULE = /\.([\w-]+)\{[^{}]*--sheet:\s*optional/g;

/** Separates a sheet's marked blocks from its other rules. Our sheets have no braces in strings. */
export function splitStyles(sheet: string): StyleParts {
  const parts: StyleParts = { firstPaint: '', optional: [], later: '' };
  let end = 0;
  for (const { 0: start, 1: layer, 2: kind, index } of sheet.matchAll(BLOCK)) {
    if (index < end) continue;
    const from = index + start.length;
    const to = closingBrace(sheet, from);
    const rules = sheet.slice(from, to);
    const text = layer === undefined ? rules : `${layer}${rules}}`;
    parts.firstPaint += sheet.slice(end, index).trim();
    if (kind === 'later') parts.later += text;
    else {
      const classes = Array.from(text.matchAll(OPTIONAL_RULE), ([, name = '']) => name);
      if (classes.length > 0) parts.optional.push({ text, classes });
      else parts.firstPaint += text;
    }
    end = (layer === undefined ? to : closingBrace(sheet, to + 1)) + 1;
  }
  parts.firstPaint += sheet.slice(end).trim();
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
