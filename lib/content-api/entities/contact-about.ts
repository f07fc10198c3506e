import { mapResult } from '@/lib/content-api/result';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { note } from '@/lib/platform/request-context';
import { withTimeout } from '@/lib/platform/wait';
import { chamberHref } from '@/lib/routes/links';
import { truncateName } from '@/lib/text/excerpt';
import { entities, PUBLICATIONS } from '.';

/** Milliseconds for which the form waits for the name of a record. */
const TIMEOUT = 2000;

/**
 * The record that `about` of the contact screen names: `chamber-31`. Null if it is unknown or late:
 * this page is not stored, since such addresses have no limit.
 */
export async function contactAbout(about: string, locale: Locale) {
  if (about === '') return null;
  const at = about.indexOf('-');
  const named = await withTimeout(recordOf(about.slice(0, at), about.slice(at + 1)), TIMEOUT);
  const record = named?.ok ? named.data : undefined;
  if (!record) note({ degraded: true });
  return (
    record && {
      about,
      href: record.href,
      name: mapText(localise(record.name, locale), truncateName),
    }
  );
}

async function recordOf(tag: string, id: string) {
  const publication = PUBLICATIONS.find((each) => each.tag === tag);
  if (publication)
    return mapResult(await publication.one(id), (item) => ({
      name: item.name,
      href: publication.href(item),
    }));
  return mapResult(await entities.chamber.all(), (chambers) => {
    const chamber = chambers.find((each) => tag === 'chamber' && each.id === id);
    return chamber && { name: chamber.name, href: chamberHref(chamber) };
  });
}
