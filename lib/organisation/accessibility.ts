import type { Locale } from '@/lib/i18n/locales';
import { environment, isDemonstration } from '@/lib/platform/env';
import { organisation } from './organisation';
import type { AccessibilityAudit } from './organisation-schema';

/** The last review (docs/accessibility/rgaa.md), as the accessibility statement reports it. */
export const ACCESSIBILITY_REVIEW = {
  day: '2026-11-22',
  languages: ['fr', 'en', 'ar'] satisfies Locale[],
  passed: 70,
  applicable: 71,
} as const;

/** Share of the applicable criteria that are met, in per cent, never rounded up to a hundred. */
export function shareOfPassed(review: { passed: number; applicable: number }): number {
  const { passed, applicable } = review;
  return passed === applicable
    ? 100
    : Math.min(99.9, Math.round((1000 * passed) / applicable) / 10);
}

/** The operator is said to comply only with an audit in SITE_CONFIG. */
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
