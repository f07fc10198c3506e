import { notADocument } from '@/lib/discovery/document-response';
import { articlesFeed } from '@/lib/discovery/feeds';
import { isLocale } from '@/lib/i18n/locales';

/** GET /feeds/{language}/articles.atom: the latest articles. */
export async function GET(_request: Request, { params }: { params: Promise<{ language: string }> }): Promise<Response> {
  const { language } = await params;
  return isLocale(language) ? articlesFeed(language) : notADocument();
}
