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
