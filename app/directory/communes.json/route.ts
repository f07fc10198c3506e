import { entities } from '@/lib/content-api/entities';
import { documentFailure, textDocument } from '@/lib/documents/document';
import { communeRows } from '@/lib/search/communes';

export async function GET(): Promise<Response> {
  const chambers = await entities.chamber.all();
  return chambers.ok
    ? textDocument(JSON.stringify(communeRows(chambers.data)), 'application/json')
    : documentFailure(chambers.failure);
}
