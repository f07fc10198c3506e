import { useLocale, useTranslations } from 'next-intl';
import { isDemonstration } from '@/lib/runtime/env';
import { LANGUAGE_COOKIE } from '@/lib/i18n/locales';
import { LITE_PARAMETER } from '@/lib/lite-mode';
import { ContactWays, LegalSection, LegalText, owner, technical } from './LegalText';

/** What the site keeps of a visit, who else learns of it, and what becomes of a message. */
export function PrivacyNotice() {
  const t = useTranslations('privacy');
  const locale = useLocale();
  return (
    <LegalText title={t('title')} intro={t('intro')}>
      <LegalSection title={t('readingTitle')}>
        <p>{t('reading')}</p>
      </LegalSection>
      <LegalSection title={t('languageTitle')}>
        <p>{t.rich('language', { cookie: technical, name: LANGUAGE_COOKIE })}</p>
      </LegalSection>
      <LegalSection title={t('liteTitle')}>
        <p>{t.rich('lite', { cookie: technical, name: LITE_PARAMETER })}</p>
      </LegalSection>
      <LegalSection title={t('announcementTitle')}>
        <p>{t('announcement')}</p>
      </LegalSection>
      <LegalSection title={t('mapTitle')}>
        <p>{t('map')}</p>
        <p>{t('position')}</p>
      </LegalSection>
      <LegalSection title={t('messageTitle')}>
        <p>{t.rich('message', owner(locale))}</p>
      </LegalSection>
      <LegalSection title={t('rightsTitle')}>
        <p>{t('rights')}</p>
        <ContactWays />
      </LegalSection>
      {isDemonstration() && (
        <LegalSection title={t('demonstrationTitle')}>
          <p>{t('demonstration')}</p>
        </LegalSection>
      )}
    </LegalText>
  );
}
