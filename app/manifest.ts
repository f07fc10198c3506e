import type { MetadataRoute } from 'next';
import { DEFAULT_LOCALE, directionOf } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';

/** The manifest is rendered per request, because the organisation is read at run time. */
export const dynamic = 'force-dynamic';

/** /manifest.webmanifest is one file for all languages, so it is in the default language. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, shortName } = organisation();
  return {
    name: name[DEFAULT_LOCALE],
    short_name: shortName[DEFAULT_LOCALE],
    lang: DEFAULT_LOCALE,
    dir: directionOf(DEFAULT_LOCALE),
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f3',
    theme_color: '#073b31',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
