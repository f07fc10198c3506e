import type { EngineName, Finding } from './findings';

/** A finding that is no fault, as narrow as it can be told. */
interface Exception {
  engine: EngineName;
  rule: string;
  /** In the message or the element. */
  pattern: RegExp;
  reason: string;
}

export const EXCEPTIONS: Exception[] = [];

export function exceptionFor({ engine, rule, what, where }: Finding): Exception | undefined {
  return EXCEPTIONS.find((one) => one.engine === engine && one.rule === rule && one.pattern.test(`${what} ${where}`));
}
