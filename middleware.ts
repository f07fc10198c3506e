import { NextResponse, type NextRequest } from 'next/server';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '@/lib/i18n/locales';

/** Resolves the `[locale]` segment. The decision itself is a pure function, shared with the front. */
export function middleware(request: NextRequest): NextResponse {
  const decision = decideLanguage({
    pathname: request.nextUrl.pathname,
    choice: request.cookies.get(LANGUAGE_COOKIE)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  });
  const address = request.nextUrl.clone();
  if (decision.kind === 'render') {
    address.pathname = `/${decision.locale}${decision.path === '/' ? '' : decision.path}`;
    return NextResponse.rewrite(address);
  }
  address.pathname = decision.location;
  const response = NextResponse.redirect(address, 307);
  response.headers.set('cache-control', 'no-store');
  if (decision.remember) {
    response.cookies.set(LANGUAGE_COOKIE, decision.remember, { path: '/', maxAge: LANGUAGE_COOKIE_SECONDS, sameSite: 'lax' });
  }
  return response;
}

export const config = {
  matcher: [
    {
      // Screens only. Named folders are excluded rather than "anything with a dot": a slug may hold one.
      source:
        '/((?!_next/|api/|media/|files/|locales/|assets/|icons/|favicon\\.ico$|robots\\.txt$|manifest\\.webmanifest$|sitemap\\.xml$|sitemap/|(?:feeds|calendar|directory)/(?:fr|en|ar)/|directory/chambers\\.|search/suggestions/|opensearch/).*)',
      // Documents the front asks for: it has decided, and running this costs as much as a good part of a screen.
      missing: [{ type: 'header', key: 'x-language-decided' }],
    },
  ],
};
