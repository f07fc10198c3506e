import { csvDocument } from '@/lib/discovery/directory';

/** The directory depends on the API, never on the build. */
export const dynamic = 'force-dynamic';

/** GET /directory/chambers.csv: every chamber as a table. */
export const GET = csvDocument;
