import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PrivacyNotice } from '@/components/legal/PrivacyNotice';
import { pageLocale } from '@/lib/i18n/page-locale';
import { screenMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes/links';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('privacy'), pageLocale()]);
  return screenMetadata({ title: t('title'), description: t('description'), path: routes.privacy, locale });
}

export default function PrivacyScreen() {
  return <PrivacyNotice />;
}
