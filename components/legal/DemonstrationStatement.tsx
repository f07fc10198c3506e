import { useLocale, useTranslations } from 'next-intl';
import { ACCESSIBILITY_REVIEW, shareOfPassed } from '@/lib/organisation/accessibility';
import { LegalSection } from './LegalText';
import { TestEnvironment } from './SoftwareTests';
import { dated, dayInWords, strong } from './tags';

/** The review of the demonstration (docs/accessibility/rgaa.md). It says nothing of an operator's site. */
export function DemonstrationStatement() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const { day, passed, applicable } = ACCESSIBILITY_REVIEW;
  return (
    <>
      <LegalSection title={t('statusTitle')}>
        <p>{t('demonstration')}</p>
        <p>{t.rich('status', { strong })}</p>
        <h3>{t('resultsTitle')}</h3>
        <p>{t('results', { passed: String(passed), applicable: String(applicable), share: String(shareOfPassed(ACCESSIBILITY_REVIEW)) })}</p>
      </LegalSection>
      <LegalSection title={t('issuesTitle')}>
        <h3>{t('failuresTitle')}</h3>
        <ul>
          <li>{t('failures.documents')}</li>
        </ul>
        <h3>{t('exemptTitle')}</h3>
        <p>{t('exempt.map')}</p>
      </LegalSection>
      <LegalSection title={t('madeTitle')}>
        <p>{t.rich('made', { date: dayInWords(day, locale), day: dated(day) })}</p>
        <TestEnvironment />
      </LegalSection>
    </>
  );
}
