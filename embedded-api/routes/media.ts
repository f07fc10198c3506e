import { HttpError } from '../http/errors';
import type { Reply } from '../http/reply';
import { type Context, get } from '../http/router';

async function serve({ media, parameter }: Context, folder: string): Promise<Reply> {
  const path = `${folder}/${parameter}`;
  const file = await media.find(path);
  if (!file) throw new HttpError(404, `The file ${path} could not be found.`);
  return file;
}

/** Images and documents the content names; everything else under these folders is 404. */
export const mediaRoutes = [
  get('/storage/*', (context) => serve(context, 'storage')),
  get('/assets/entreprise/*', (context) => serve(context, 'assets/entreprise')),
];
