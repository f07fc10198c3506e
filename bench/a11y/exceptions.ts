import type { EngineName, Finding } from './findings';

/** A finding that is no fault, as narrow as it can be told. */
interface Exception {
  engine: EngineName;
  rule: string;
  /** In the message or the element. */
  pattern: RegExp;
  reason: string;
}

export const EXCEPTIONS: Exception[] = [
  {
    engine: 'nu',
    rule: 'warning',
    pattern: /^Potentially bad value “allow-scripts allow-same-origin.*“iframe”/,
    reason:
      'the warning concerns frames of the page’s own origin, which could take their sandbox off. The map is of another origin, so it cannot, and without its own origin it draws nothing.',
  },
  {
    engine: 'nu',
    rule: 'warning',
    pattern:
      /^The “(?:row|columnheader)” role is unnecessary for element “(?:tr|th)”\. .*<(?:tr role="row"|th role="columnheader" (?:data-date="[^"]*" )?class="fc-)/,
    reason:
      'the checker says this of any tr and th, wherever they stand. These stand in layout tables of the calendar’s grid (role="presentation"), where a tr and a th have no role of their own (ARIA in HTML: a row only if its table is exposed as table, grid or treegrid): without the attribute the grid has no rows and no column headers.',
  },
  {
    engine: 'ibm',
    rule: 'aria_role_redundant',
    pattern: /^The explicitly-assigned ARIA role "(?:row|columnheader|gridcell)" .*<(?:tr role="row"|t[hd] .*class="fc-)/,
    reason: 'the same: in a layout table a tr, th or td has no role of its own.',
  },
];

export function exceptionFor({ engine, rule, what, where }: Finding): Exception | undefined {
  return EXCEPTIONS.find((one) => one.engine === engine && one.rule === rule && one.pattern.test(`${what} ${where}`));
}
