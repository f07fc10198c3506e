import { csvDocument } from '@/lib/documents/directory';

/** The directory depends on the API, never on the build. */
export const dynamic = 'force-dynamic';

export const GET = csvDocument;
