import { headers } from 'next/headers';
import { RESOLVED } from './canonical';
import { ANY_UNKNOWN_PATH } from './pattern';

/** Canonical address of the screen being rendered, without language. Server components only. */
export async function pageAddress(): Promise<string> {
  return (await headers()).get(RESOLVED) ?? ANY_UNKNOWN_PATH;
}
