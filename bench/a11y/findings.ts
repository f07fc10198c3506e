export const ENGINES = ['axe', 'ibm', 'nu'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A finding of an engine. */
export interface Fault {
  engine: EngineName;
  rule: string;
  /** The element: a selector, or the piece of source the checker quotes. */
  where: string;
  what: string;
  /** A recommendation of the engine, not a violation. */
  isAdvice?: boolean;
}

/** A fault and the page it was found on: screen or state, language, and width or "source". */
export interface Finding extends Fault {
  view: string;
  language: string;
  at: string;
}

/** A finding that is not an error, as narrow as possible. */
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
];

export function exceptionFor({ engine, rule, what, where }: Finding): Exception | undefined {
  return EXCEPTIONS.find(
    (one) => one.engine === engine && one.rule === rule && one.pattern.test(`${what} ${where}`),
  );
}
