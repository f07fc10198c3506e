import type { LocalisedText as Value } from '@/lib/i18n/localise';

/** A text of the API. French shown on an English or Arabic page says so, and keeps its own direction. */
export function LocalisedText({ value }: { value: Value }) {
  if (!value.isFallback) return value.text;
  return (
    <span lang={value.lang} dir={value.dir}>
      {value.text}
    </span>
  );
}
