import { NextResponse, type NextRequest } from 'next/server';
import { decideLanguage } from '@/lib/i18n/decide-language';
import { LANGUAGE_COOKIE, languageCookie } from '@/lib/i18n/locales';
import { splitLanguage } from '@/lib/i18n/language-path';
import {
  canonicalAddress,
  isDecodable,
  readTarget,
  RESOLVED_HEADER,
  splitTarget,
  matchRoute,
} from '@/lib/routes/canonical';
import { ANY_UNKNOWN_PATH, isReserved } from '@/lib/routes/table';

/**
 * Resolves the `[locale]` segment, aliases and unknown addresses under plain `next start` and `next
 * dev`. Behind the front, which has resolved the address by the same functions, it does not run.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const match = matchRoute(pathname);
  if ((match && match.route.kind !== 'screen') || (!match && isReserved(pathname)))
    return NextResponse.next();
  // Next itself decodes the slug.
  if (!readTarget(pathname + search).ok || !isDecodable(pathname))
    return new NextResponse('Bad Request\n', { status: 400 });
  const screen = canonicalAddress(pathname + search);
  const address = request.nextUrl.clone();
  // Not by the request's own address object, which keeps a trailing slash.
  if (screen.kind === 'redirect')
    return NextResponse.redirect(new URL(screen.location, request.url), 308);
  const decision = decideLanguage({
    pathname,
    query: search.slice(1),
    choice: request.cookies.get(LANGUAGE_COOKIE)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
    fetchSite: request.headers.get('sec-fetch-site') ?? undefined,
  });
  if (decision.kind === 'render') {
    address.pathname = `/${decision.locale}${decision.path === '/' ? '' : decision.path}`;
    // A page that calls notFound() has no body until scripts run; an unknown address is known here
    // already.
    const headers = new Headers(request.headers);
    headers.set(
      RESOLVED_HEADER,
      screen.name
        ? splitLanguage(screen.pathname).path + (screen.query && `?${screen.query}`)
        : ANY_UNKNOWN_PATH,
    );
    return NextResponse.rewrite(address, {
      request: { headers },
      ...(!screen.name && { status: 404 }),
    });
  }
  const { path, query } = splitTarget(decision.location);
  Object.assign(address, { pathname: path, search: query });
  const response = NextResponse.redirect(address, 307);
  response.headers.set('cache-control', 'no-store');
  if (decision.remember)
    response.headers.append(
      'set-cookie',
      languageCookie(decision.remember, address.protocol === 'https:'),
    );
  return response;
}

export const config = {
  // Everything but the framework's own files; the route table says which of it is a screen.
  matcher: [{ source: '/((?!_next/).*)', missing: [{ type: 'header', key: 'x-resolved' }] }],
};
