import { useLocale, useTranslations } from 'next-intl';
import { POPUP_COOKIE } from '@/lib/constants';
import { isDemonstration } from '@/lib/runtime/env';
import { LANGUAGE_COOKIE } from '@/lib/i18n/locales';
import { FLASH_COOKIE } from '@/lib/contact/flash';
import { LITE_PARAMETER } from '@/lib/lite-mode';
import { ContactWays, LegalSection, LegalText, owner, technical } from './LegalText';

/** Stored data, third parties, and the processing of messages. */
export function PrivacyNotice() {
  const t = useTranslations('privacy');
  const locale = useLocale();
  return (
    <LegalText title={t('title')} intro={t('intro')}>
      <LegalSection title={t('readingTitle')} text={t('reading')} />
      <LegalSection title={t('languageTitle')} text={t.rich('language', { cookie: technical, name: LANGUAGE_COOKIE })} />
      <LegalSection title={t('liteTitle')} text={t.rich('lite', { cookie: technical, name: LITE_PARAMETER })} />
      <LegalSection title={t('announcementTitle')} text={t.rich('announcement', { cookie: technical, name: POPUP_COOKIE })} />
      <LegalSection title={t('mapTitle')} text={t('map')}>
        <p>{t('position')}</p>
      </LegalSection>
      <LegalSection title={t('messageTitle')} text={t.rich('message', owner(locale))}>
        <p>{t.rich('flash', { cookie: technical, name: FLASH_COOKIE })}</p>
      </LegalSection>
      <LegalSection title={t('rightsTitle')} text={t('rights')}>
        <ContactWays />
      </LegalSection>
      {isDemonstration() && <LegalSection title={t('demonstrationTitle')} text={t('demonstration')} />}
    </LegalText>
  );
}
