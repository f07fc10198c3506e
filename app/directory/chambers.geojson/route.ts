import { geoJsonDocument } from '@/lib/documents/directory';

/** Rendered per request: the directory depends on the API, not on the build. */
export const dynamic = 'force-dynamic';

export const GET = geoJsonDocument;
