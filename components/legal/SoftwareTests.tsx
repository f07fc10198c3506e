import { useLocale, useTranslations } from 'next-intl';
import { ACCESSIBILITY_REVIEW } from '@/lib/organisation/accessibility';
import { LegalSection } from './LegalText';
import { dated, dayInWords } from './tags';

/** On an operator's site: what the software was tested for, which is no audit of that site. */
export function SoftwareTests() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const { day } = ACCESSIBILITY_REVIEW;
  return (
    <LegalSection title={t('softwareTitle')}>
      <p>{t.rich('software', { date: dayInWords(day, locale), day: dated(day) })}</p>
      <TestEnvironment />
    </LegalSection>
  );
}

export function TestEnvironment() {
  const t = useTranslations('accessibility');
  return (
    <>
      <h3>{t('technologiesTitle')}</h3>
      <p>{t('technologies')}</p>
      <h3>{t('environmentTitle')}</h3>
      <ul>
        <li>{t('environment.engine')}</li>
        <li>{t('environment.keyboard')}</li>
        <li>{t('environment.zoom')}</li>
        <li>{t('environment.untested')}</li>
      </ul>
    </>
  );
}
