import { jsonInScript, type StructuredData as Data } from '@/lib/views/structured-data';

/** Structured data (JSON-LD) of a screen, a data block that does not run. */
export function StructuredData({ data }: { data: Data }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />;
}
