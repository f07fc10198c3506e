import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { HttpError } from '../http/errors';
import type { Reply } from '../http/reply';
import type { Context, Route } from '../http/router';

/** The folder holds pictures and documents by their paths on the wire. */
export const FILES_FOLDER = 'embedded-api/files';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TYPES = new Map([
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.pdf', 'application/pdf'],
  ['.docx', `${OFFICE}.wordprocessingml.document`],
  ['.xlsx', `${OFFICE}.spreadsheetml.sheet`],
]);

async function serve(folder: string, path: string): Promise<Reply> {
  const segments = [...folder.split('/'), ...path.split('/')];
  const name = segments.at(-1) ?? '';
  const type = TYPES.get(extname(name));
  const isSafe = segments.every((segment) => /^[^./\\\0][^/\\\0]*$/.test(segment));
  const bytes =
    type && isSafe ? await readFile(join(FILES_FOLDER, ...segments)).catch(() => null) : null;
  if (!type || !bytes) throw new HttpError(404, `The file ${folder}/${path} could not be found.`);
  if (type.startsWith('image/')) return { bytes, type };
  const names = `filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return {
    bytes,
    type,
    disposition: `${type === 'application/pdf' ? 'inline' : 'attachment'}; ${names}`,
  };
}

const folder = (path: string): Route => ({
  method: 'GET',
  path: `/${path}/*`,
  answer: ({ parameter }: Context) => serve(path, parameter),
});

export const mediaRoutes = [folder('storage'), folder('assets/entreprise')];
