import { partner } from '../schemas/slide';
import { collectionEndpoint } from './kinds';

export const getPartners = collectionEndpoint({
  path: '/api/slide/partenaire_all',
  schema: partner,
  failureMessage: 'Error fetching partners',
  tags: ['partner'],
});
