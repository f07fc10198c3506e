import { speculationRules } from '@/lib/documents/document';

export function GET(): Response {
  return Response.json(speculationRules(), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
}
