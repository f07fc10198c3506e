import { cache } from 'react';
import { getFromApi } from '../get-from-api';
import { chamber, chamberSummary } from '../schemas/chamber';
import { collectionOf, detailOf, isMissing } from '../schemas/detail';

const chamberSummaries = collectionOf(chamberSummary);
const chamberDetail = detailOf(chamber);

/** GET /api/chambre_de_commerces: the whole directory. */
export const getChambers = () =>
  getFromApi({ path: '/api/chambre_de_commerces', schema: chamberSummaries, failureMessage: 'Error fetching chambers', tags: ['chamber'] });

/** GET /api/chambre_de_commerces/edit/{id}. Memoised per request. */
export const getChamber = cache((id: string) =>
  getFromApi({
    path: `/api/chambre_de_commerces/edit/${encodeURIComponent(id)}`,
    schema: chamberDetail,
    failureMessage: 'Error: chambre_de_commerces not found',
    tags: ['chamber', `chamber:${id}`],
    isMissing,
  }),
);
