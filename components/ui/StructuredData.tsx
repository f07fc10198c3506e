import { jsonInScript, type StructuredData as Data } from '@/lib/views/structured-data';

/** What search engines read of a screen besides its text. A data block: it never runs. */
export function StructuredData({ data }: { data: Data }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />;
}
