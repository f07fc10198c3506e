import { geoJsonDocument } from '@/lib/discovery/directory';

/** The directory depends on the API, never on the build. */
export const dynamic = 'force-dynamic';

/** GET /directory/chambers.geojson: every chamber as points. */
export const GET = geoJsonDocument;
