import { cache } from 'react';
import { getFromApi } from '../get-from-api';
import { chamber, chamberSummary } from '../schemas/chamber';
import { detailOf, isMissing } from '../schemas/detail';
import { listOf } from '../schemas/fields';

/** GET /api/chambre_de_commerces: the whole directory. */
export const getChambers = () =>
  getFromApi({ path: '/api/chambre_de_commerces', schema: listOf(chamberSummary), failureMessage: 'Error fetching chambers', tags: ['chamber'] });

/** GET /api/chambre_de_commerces/edit/{id}. Memoised per request. */
export const getChamber = cache((id: string) =>
  getFromApi({
    path: `/api/chambre_de_commerces/edit/${encodeURIComponent(id)}`,
    schema: detailOf(chamber),
    failureMessage: 'Error: chambre_de_commerces not found',
    tags: ['chamber', `chamber:${id}`],
    isMissing,
  }),
);
