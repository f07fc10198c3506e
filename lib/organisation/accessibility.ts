import type { Locale } from '@/lib/i18n/locales';
import { environment, isDemonstration } from '@/lib/platform/env';
import { organisation } from './organisation';
import type { AccessibilityAudit } from './organisation-schema';

/** The accessibility statement shows the last review (docs/accessibility/rgaa.md). */
export const ACCESSIBILITY_REVIEW = {
  day: '2026-11-22',
  languages: ['fr', 'en', 'ar'] satisfies Locale[],
  passed: 70,
  applicable: 71,
} as const;

/** Returns the share of applicable criteria that are met; only a full share is rounded to 100. */
export function shareOfPassed(review: { passed: number; applicable: number }): number {
  const { passed, applicable } = review;
  return passed === applicable
    ? 100
    : Math.min(99.9, Math.round((1000 * passed) / applicable) / 10);
}

/** The statement claims compliance only for an operator with an audit in SITE_CONFIG. */
export function accessibilityStatement() {
  return statementOf(
    organisation().accessibility,
    isDemonstration() && environment().SITE_CONFIG === undefined,
  );
}

export function statementOf(audit: AccessibilityAudit | null, isDemonstrationAlone: boolean) {
  if (audit) return { kind: 'audited', result: audit.result, audit } as const;
  return isDemonstrationAlone
    ? ({ kind: 'demonstration', result: 'partiallyCompliant' } as const)
    : ({ kind: 'not-audited', result: 'notAssessed' } as const);
}
