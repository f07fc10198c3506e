import { answerMissingTexts } from '@/lib/i18n/missing-texts';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ lng: string; ns: string }> },
): Promise<Response> {
  return answerMissingTexts(request, await params);
}
