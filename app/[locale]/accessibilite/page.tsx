import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccessibilityStatement } from '@/components/legal/AccessibilityStatement';
import { pageLocale } from '@/lib/i18n/page-locale';
import { screenMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes/links';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('accessibility'), pageLocale()]);
  return screenMetadata({ title: t('title'), description: t('description'), path: routes.accessibility, locale });
}

export default function AccessibilityScreen() {
  return <AccessibilityStatement />;
}
