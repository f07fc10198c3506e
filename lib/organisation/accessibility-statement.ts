import { environment, isDemonstration } from '@/lib/runtime/env';
import { organisation } from './organisation';
import type { AccessibilityAudit } from './organisation-schema';

/** Whose statement `/accessibilite` is, and its result. A compliance is stated in the operator's name only where SITE_CONFIG tells of an audit. */
export type AccessibilityStatement =
  | { kind: 'audited'; result: AccessibilityAudit['result']; audit: AccessibilityAudit }
  | { kind: 'demonstration'; result: 'partiallyCompliant' }
  | { kind: 'not-audited'; result: 'notAssessed' };

export function accessibilityStatement(): AccessibilityStatement {
  const { accessibility } = organisation();
  return statementOf(accessibility, isDemonstration() && environment().SITE_CONFIG === undefined);
}

export function statementOf(audit: AccessibilityAudit | null, isDemonstrationAlone: boolean): AccessibilityStatement {
  if (audit) return { kind: 'audited', result: audit.result, audit };
  return isDemonstrationAlone ? { kind: 'demonstration', result: 'partiallyCompliant' } : { kind: 'not-audited', result: 'notAssessed' };
}
