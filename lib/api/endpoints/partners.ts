import { getFromApi } from '../get-from-api';
import { listOf } from '../schemas/fields';
import { partner } from '../schemas/slide';

/** GET /api/slide/partenaire_all. */
export const getPartners = () =>
  getFromApi({ path: '/api/slide/partenaire_all', schema: listOf(partner), failureMessage: 'Error fetching partners', tags: ['partner'] });
