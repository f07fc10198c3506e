import { useLocale, useTranslations } from 'next-intl';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import type { AccessibilityAudit } from '@/lib/organisation/organisation-schema';
import { LegalSection } from './LegalText';
import { dated, dayInWords, named, strong, technical } from './tags';

/** What the operator's audit found, as SITE_CONFIG tells it. */
export function AuditedStatus({ audit }: { audit: AccessibilityAudit }) {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const auditor = audit.auditor && localise(audit.auditor, locale);
  return (
    <>
      <LegalSection title={t('statusTitle')}>
        <p>{t.rich(`audited.${audit.result}`, { strong, standard: technical, name: audit.standard })}</p>
        <p>{t.rich('auditDate', { date: dayInWords(audit.date, locale), day: dated(audit.date) })}</p>
        {auditor && <p>{t.rich('auditor', { name: auditor.text, auditor: named(auditor) })}</p>}
        {audit.share !== null && <p>{t('auditShare', { share: numberText(audit.share, locale) })}</p>}
      </LegalSection>
      {audit.issues.length > 0 && (
        <LegalSection title={t('issuesTitle')}>
          <ul>
            {audit.issues.map((issue) => (
              <li key={issue.fr}>
                <LocalisedText value={localise(issue, locale)} />
              </li>
            ))}
          </ul>
        </LegalSection>
      )}
    </>
  );
}

/** Arabic as it is written in Algeria: Western digits, a decimal comma. */
function numberText(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'ar' ? 'ar-DZ-u-nu-latn' : locale, { maximumFractionDigits: 1 }).format(value);
}
