import type { EngineName, Finding } from './findings';

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
