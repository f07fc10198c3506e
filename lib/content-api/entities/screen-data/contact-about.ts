import { mapResult, type ApiResult } from '@/lib/content-api/result';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { updateContext } from '@/lib/platform/request-context';
import { withTimeout } from '@/lib/platform/wait';
import { chamberHref } from '@/lib/routes/links';
import { truncateName } from '@/lib/text/excerpt';
import { entities, PUBLICATIONS } from '@/lib/content-api/entities';
import type { NamedRecord } from '@/lib/content-api/entities/publication';

const TIMEOUT = 2000;

/**
 * Loads the record that the contact screen's `about` parameter names, such as `chamber-31`. If
 * there is no such record, the page is not stored, since any value can be requested.
 */
export async function contactAbout(about: string, locale: Locale) {
  if (about === '') return null;
  const dash = about.indexOf('-');
  const found = await withTimeout(findRecord(about.slice(0, dash), about.slice(dash + 1)), TIMEOUT);
  if (found?.ok)
    return {
      about,
      href: found.data.href,
      name: mapText(localise(found.data.name, locale), truncateName),
    };
  updateContext(found?.failure.kind === 'missing' ? { unknownRecord: true } : { degraded: true });
  return null;
}

async function findRecord(tag: string, id: string): Promise<ApiResult<NamedRecord>> {
  const publication = PUBLICATIONS.find((each) => each.tag === tag);
  if (publication)
    return mapResult(await publication.byId(id), (item) => ({
      name: item.name,
      href: publication.href(item),
    }));
  const chambers = await entities.chamber.all();
  if (!chambers.ok) return chambers;
  const chamber = chambers.data.find((each) => tag === 'chamber' && each.id === id);
  return chamber
    ? { ok: true, data: { name: chamber.name, href: chamberHref(chamber) } }
    : { ok: false, failure: { kind: 'missing', reason: 'no such record' } };
}
