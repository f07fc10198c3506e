import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BOOT_PART, BOOT_SCRIPT } from '@/components/layout/boot-script';
import { Footer } from '@/components/layout/footer/Footer';
import { Header } from '@/components/layout/header/Header';
import { HeaderBehaviour } from '@/components/layout/header/HeaderBehaviour.client';
import { NoticeBar } from '@/components/layout/NoticeBar';
import { ScreenErrors } from '@/components/layout/ScreenErrors.client';
import { SuggestionsLoader } from '@/components/search/SuggestionsLoader.client';
import { Static } from '@/components/ui/Static';
import { entities, PUBLICATIONS } from '@/lib/content-api/entities';
import { routes } from '@/lib/routes/links';
import { localise } from '@/lib/i18n/localise';
import { languageAttributes, isLocale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { organisation } from '@/lib/organisation/organisation';
import { RESOLVED_HEADER } from '@/lib/routes/canonical';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/table';
import { siteAddress } from '@/lib/platform/env';
import { shownNotice } from '@/lib/organisation/notice';
import { footerScreens, menuEntries } from '@/lib/views/menu';
import { updateContext } from '@/lib/platform/request-context';
import '../globals.css';

/** Next's caches are off: the front has the page cache, lib/content-api the data cache. */
export const dynamic = 'force-dynamic';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#073b31' },
    { media: '(prefers-color-scheme: dark)', color: '#062f27' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const name = localise(organisation().name, await pageLocale()).text;
  return {
    metadataBase: new URL(siteAddress()),
    applicationName: name,
    title: { default: name, template: `%s · ${name}` },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
    formatDetection: { telephone: false },
  };
}

export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  // The middleware did not match an address whose first segment is not a language.
  if (!isLocale((await params).locale)) notFound();
  const locale = await pageLocale();
  const script = languageAttributes(locale);
  const now = new Date();
  const [requestHeaders, notice, t, menu, screens] = await Promise.all([
    headers(),
    shownNotice(now),
    getTranslations(),
    entities.menu.all(),
    footerScreens(locale),
  ]);
  const address = requestHeaders.get(RESOLVED_HEADER) ?? ANY_UNKNOWN_PATH;
  if (!menu.ok) updateContext({ withoutMenu: true });
  return (
    <html
      {...script}
      lang={locale}
      className={`script-${script['data-script']}`}
      suppressHydrationWarning
    >
      <head>
        {PUBLICATIONS.map(({ listRoute }) => (
          <link
            key={listRoute}
            rel="alternate"
            type="application/atom+xml"
            title={t(`listing.${listRoute}Title`)}
            href={routes.listFeed({ language: locale, id: listRoute })}
          />
        ))}
      </head>
      <body>
        <Static as="script" part={BOOT_PART} html={BOOT_SCRIPT} />
        <nav aria-label={t('common.skipLinks')}>
          <a className="skip-link" href="#content">
            {t('common.skipToContent')}
          </a>
        </nav>
        <HeaderBehaviour />
        <SuggestionsLoader address={routes.suggestions({ language: locale })} />
        {notice && <NoticeBar notice={notice} />}
        <Header menu={menuEntries(menu.ok ? menu.data : [], locale)} address={address} />
        <main id="content" tabIndex={-1}>
          <ScreenErrors
            title={t('failure.title')}
            text={t('failure.text')}
            retry={t('failure.retry')}
          >
            {children}
          </ScreenErrors>
        </main>
        <Footer screens={screens} year={now.getFullYear()} address={address} />
      </body>
    </html>
  );
}
