import { collectionEndpoint, homeEndpoint } from '@/lib/api/endpoints';
import { mapResult } from '@/lib/api/result';
import { partner as schema } from '@/lib/api/schemas/slide';
import { routes } from '@/lib/routes/links';
import { partnerAnchor, partnerCard } from '@/lib/views/slide';
import { entity, type NamedRecord } from './entity';

const all = collectionEndpoint('/api/slide/partenaire_all', schema, 'Error fetching partners', 'partner');

export const partner = entity({
  tag: 'partner',
  report: [
    {
      kind: 'partner',
      names: ['name', 'title'],
      isCut: true,
      bodies: ['description'],
      image: 'image',
      link: 'link_url',
      path: () => routes.partners,
    },
  ],
  all,
  home: homeEndpoint('/api/slide/partenaire', schema, 'partner'),
  card: partnerCard,
  named: async () =>
    mapResult(await all(), (partners) => partners.map(({ id, name }): NamedRecord => ({ name, href: `${routes.partners}#${partnerAnchor(id)}` }))),
});
