import { collectionEndpoint, homeEndpoint, itemEndpoint } from '@/lib/api/endpoints';
import { mapResult } from '@/lib/api/result';
import { chamber as schema, chamberSummary } from '@/lib/api/schemas/chamber';
import { firstText, localise } from '@/lib/i18n/localise';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { LOGO_FOLDER } from '@/lib/media/content-image';
import { chamberPath, routes } from '@/lib/routes/links';
import { environment } from '@/lib/runtime/env';
import { plainText } from '@/lib/text/plain-text';
import { chamberCard, chamberHref, chamberView } from '@/lib/views/chamber';
import { chamberData } from '@/lib/views/structured-data';
import { entity, type NamedRecord } from './entity';

const all = collectionEndpoint('/api/chambre_de_commerces', chamberSummary, 'Error fetching chambers', 'chamber');

/** A chamber, with the members of its boards. */
export const chamber = entity({
  tag: 'chamber',
  report: [
    { kind: 'chamber', names: ['name'], isCut: true, bodies: ['description'], image: 'logo', imageFolder: () => LOGO_FOLDER, path: chamberPath },
    /** Has no screen but that of its chamber. */
    {
      kind: 'member',
      names: ['name'],
      otherTexts: ['fonction'],
      image: 'image',
      imageFolder: () => environment().MEMBER_IMAGE_PATH,
      path: () => routes.chambers,
    },
  ],
  all,
  home: homeEndpoint('/api/chambre_de_commerces_home', chamberSummary, 'chamber'),
  one: itemEndpoint('/api/chambre_de_commerces/edit/{id}', schema, 'Error: chambre_de_commerces not found', 'chamber'),
  card: chamberCard,
  detail: chamberView,
  data: chamberData,
  named: async () =>
    mapResult(await all(), (chambers) =>
      chambers.map((item): NamedRecord => ({
        name: item.name,
        href: chamberHref(item),
        also: (locale) => {
          const [name, region] = [firstText(item.name), localise(item.region, locale).text].map(plainText);
          return locale === DEFAULT_LOCALE ? (region ?? '') : `${region} ${name}`;
        },
      })),
    ),
});
