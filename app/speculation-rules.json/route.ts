import { speculationRules } from '@/lib/documents/speculation-rules';

export function GET(): Response {
  return Response.json(speculationRules(), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
}
