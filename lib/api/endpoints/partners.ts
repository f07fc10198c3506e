import { getFromApi } from '../get-from-api';
import { collectionOf } from '../schemas/detail';
import { partner } from '../schemas/slide';

const partners = collectionOf(partner);

/** GET /api/slide/partenaire_all. */
export const getPartners = () =>
  getFromApi({ path: '/api/slide/partenaire_all', schema: partners, failureMessage: 'Error fetching partners', tags: ['partner'] });
