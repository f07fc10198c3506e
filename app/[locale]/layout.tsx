import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BOOT_SCRIPT } from '@/components/layout/boot-script';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { SoftNavigation } from '@/components/layout/SoftNavigation.client';
import { siteAddress } from '@/lib/site-address';
import { directionOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import '../globals.css';

/** One page cache (the front's) and one data cache (lib/api): nothing of the framework's. */
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#073b31' };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('header');
  return { metadataBase: new URL(siteAddress()), title: { default: t('siteName'), template: `%s · ${t('siteName')}` } };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const t = await getTranslations('common');
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        <a className="skip-link" href="#content">
          {t('skipToContent')}
        </a>
        <SoftNavigation loadingText={t('loading')} />
        <Header />
        <main id="content">{children}</main>
        <Footer />
      </body>
    </html>
  );
}
