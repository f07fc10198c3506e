import { getFromApi } from '../get-from-api';
import { listOf } from '../schemas/fields';
import { partner } from '../schemas/slide';

const partners = listOf(partner);

/** GET /api/slide/partenaire_all. */
export const getPartners = () =>
  getFromApi({ path: '/api/slide/partenaire_all', schema: partners, failureMessage: 'Error fetching partners', tags: ['partner'] });
