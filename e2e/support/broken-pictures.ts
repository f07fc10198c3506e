import { articles } from '../../embedded-api/content/articles';
import { pages } from '../../embedded-api/content/pages';
import { partners } from '../../embedded-api/content/partners';

const files = [...articles, ...pages]
  .filter(({ image }) => image === 'broken')
  .map(({ slug }) => slug)
  .concat(partners.filter(({ image }) => image === 'broken').map(({ short }) => short.toLowerCase()));

/** The browser's own line for the few pictures the demonstration content names and does not have, and for no other. */
export const BROKEN_PICTURES = `status of 404.*/media/storage/\\w+/(?:${files.join('|')})\\.`;
