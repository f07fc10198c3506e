import { jsonInScript, type StructuredData as Data } from '@/lib/views/structured-data';

export function StructuredData({ data }: { data: Data }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />
  );
}
