import { existsSync } from 'node:fs';
import { demonstration } from '../embedded-api/database/demonstration';

const { articles, pages, members } = demonstration;
const broken = [...articles, ...pages]
  .map(({ image }) => image.fr)
  .concat(members.map(({ image }) => image))
  .filter((image) => image !== '' && !existsSync(`embedded-api/files/${image}`));

/**
 * Addresses of the few pictures the demonstration content names and does not have, to show what a
 * broken one looks like.
 */
const ADDRESS = `/media/(?:${[...new Set(broken)].join('|').replaceAll('.', '\\.')})`;
export const BROKEN_ADDRESSES = new RegExp(`^${ADDRESS}`);

/** The browser's own line for those pictures, and for no other. */
export const BROKEN_PICTURES = `status of 404.*${ADDRESS}`;
