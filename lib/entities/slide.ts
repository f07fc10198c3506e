import { homeEndpoint } from '@/lib/api/endpoints';
import { slide as schema } from '@/lib/api/schemas/slide';
import { routes } from '@/lib/routes/links';
import { entity } from './entity';

const FIELDS = { names: ['title'], bodies: ['description'], otherTexts: ['link_text'], image: 'image', link: 'link_url', path: () => routes.home };

export const slide = entity({
  tag: 'slide',
  report: [
    { kind: 'slide', ...FIELDS },
    { kind: 'popup', ...FIELDS },
  ],
  hero: homeEndpoint('/api/slide', schema, 'slide'),
  popup: homeEndpoint('/api/slide/popup', schema, 'slide'),
});
