import { chamber, chamberSummary } from '../schemas/chamber';
import { collectionEndpoint, itemEndpoint } from './kinds';

/** The whole directory. */
export const getChambers = collectionEndpoint({
  path: '/api/chambre_de_commerces',
  schema: chamberSummary,
  failureMessage: 'Error fetching chambers',
  tags: ['chamber'],
});

export const getChamber = itemEndpoint({
  path: '/api/chambre_de_commerces/edit',
  schema: chamber,
  failureMessage: 'Error: chambre_de_commerces not found',
  tag: 'chamber',
});
