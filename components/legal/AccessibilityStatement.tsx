import { useLocale, useTranslations } from 'next-intl';
import { accessibilityStatement } from '@/lib/organisation/accessibility';
import { siteAddress } from '@/lib/site-address';
import { AuditedStatus } from './AuditedStatus';
import { ContactWays } from './ContactWays';
import { DemonstrationStatement } from './DemonstrationStatement';
import { LegalSection, LegalText } from './LegalText';
import { SoftwareTests } from './SoftwareTests';
import { owner, technical } from './tags';

/** The accessibility statement, in the parts and order RGAA asks for: of the demonstration, or of an operator with or without an audit. */
export function AccessibilityStatement() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const statement = accessibilityStatement();
  return (
    <LegalText title={t('title')} intro={t.rich('intro', { ...owner(locale), address: siteAddress(), site: technical })}>
      {statement.kind === 'demonstration' && <DemonstrationStatement />}
      {statement.kind === 'audited' && <AuditedStatus audit={statement.audit} />}
      {statement.kind === 'not-audited' && (
        <LegalSection title={t('statusTitle')}>
          <p>{t('notAudited')}</p>
        </LegalSection>
      )}
      {statement.kind !== 'demonstration' && <SoftwareTests />}
      <LegalSection title={t('contactTitle')}>
        <p>{t('contact')}</p>
        <ContactWays email={statement.kind === 'audited' ? statement.audit.contact : null} />
      </LegalSection>
      <LegalSection title={t('recourseTitle')}>
        <p>{t('recourse')}</p>
      </LegalSection>
    </LegalText>
  );
}
