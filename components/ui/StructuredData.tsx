import { useId } from 'react';
import { jsonInScript, type StructuredData as Data } from '@/lib/views/structured-data';
import { Static } from './Static';

export function StructuredData({ data }: { data: Data }) {
  return <Static as="script" type="application/ld+json" part={useId()} html={jsonInScript(data)} />;
}
