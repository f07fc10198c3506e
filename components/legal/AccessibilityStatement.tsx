import { useLocale, useTranslations } from 'next-intl';
import { ACCESSIBILITY_REVIEW, shareOfPassed } from '@/lib/organisation/accessibility-review';
import { siteAddress } from '@/lib/site-address';
import { calendarFormat, startOfDay } from '@/lib/views/calendar/event-period';
import { ContactWays } from './ContactWays';
import { LegalSection, LegalText } from './LegalText';
import { dated, owner, strong, technical } from './tags';

/** The accessibility statement, in the parts and order RGAA asks for. */
export function AccessibilityStatement() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const { day, passed, applicable } = ACCESSIBILITY_REVIEW;
  const date = calendarFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day));
  return (
    <LegalText title={t('title')} intro={t.rich('intro', { ...owner(locale), address: siteAddress(), site: technical })}>
      <LegalSection title={t('statusTitle')}>
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
        <p>{t.rich('made', { date, day: dated(day) })}</p>
        <h3>{t('technologiesTitle')}</h3>
        <p>{t('technologies')}</p>
        <h3>{t('environmentTitle')}</h3>
        <ul>
          <li>{t('environment.engine')}</li>
          <li>{t('environment.keyboard')}</li>
          <li>{t('environment.zoom')}</li>
          <li>{t('environment.untested')}</li>
        </ul>
      </LegalSection>
      <LegalSection title={t('contactTitle')}>
        <p>{t('contact')}</p>
        <ContactWays />
      </LegalSection>
      <LegalSection title={t('recourseTitle')}>
        <p>{t('recourse')}</p>
      </LegalSection>
    </LegalText>
  );
}
