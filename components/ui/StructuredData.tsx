import { jsonInScript, type StructuredData as Data } from '@/lib/discovery/structured-data';
import { currentContext } from '@/lib/runtime/request-context';

/** What search engines read of a screen besides its text. A data block: it never runs. Not in navigations: search engines load whole pages. */
export function StructuredData({ data }: { data: Data }) {
  if (currentContext()?.isNavigation) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />;
}
