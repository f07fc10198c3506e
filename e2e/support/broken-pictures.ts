import { articles } from '../../embedded-api/content/articles';
import { pages } from '../../embedded-api/content/pages';

const files = [...articles, ...pages].filter(({ image }) => image === 'broken').map(({ slug }) => slug);

/** A chamber's eleventh member (content/chambers/members.ts). */
const MEMBER = 'cci-oranie-elu-11';

/** Addresses of the few pictures the demonstration content names and does not have, to show what a broken one looks like. */
const ADDRESS = `/media/storage/\\w+/(?:${[...files, MEMBER].join('|')})\\.`;
export const BROKEN_ADDRESSES = new RegExp(`^${ADDRESS}`);

/** The browser's own line for those pictures, and for no other. */
export const BROKEN_PICTURES = `status of 404.*${ADDRESS}`;
