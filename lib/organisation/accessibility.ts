import type { Locale } from '@/lib/i18n/locales';
import { environment, isDemonstration } from '@/lib/runtime/env';
import { organisation } from './organisation';
import type { AccessibilityAudit } from './organisation-schema';

/**
 * What the accessibility statement reports of the last review of the site:
 * docs/accessibility/rgaa.md, which a test compares.
 */
export const ACCESSIBILITY_REVIEW = {
  day: '2026-11-22',
  /** Languages it was made in; a further one is stated once it has been reviewed. */
  languages: ['fr', 'en', 'ar'] satisfies Locale[],
  passed: 70,
  applicable: 71,
} as const;

/**
 * Share of the applicable criteria that are met, in per cent with one decimal, never rounded up to
 * a hundred.
 */
export function shareOfPassed({
  passed,
  applicable,
}: {
  passed: number;
  applicable: number;
}): number {
  return passed === applicable
    ? 100
    : Math.min(99.9, Math.round((1000 * passed) / applicable) / 10);
}

/** Compliance is stated in the operator's name only with an audit in SITE_CONFIG. */
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
