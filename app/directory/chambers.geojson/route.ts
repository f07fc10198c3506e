import { geoJsonDocument } from '@/lib/documents/directory';

export const dynamic = 'force-dynamic';

export const GET = geoJsonDocument;
