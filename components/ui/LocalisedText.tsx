import type { LocalisedText as Value } from '@/lib/i18n/localise';

/**
 * A text of the API, in its own direction and apart from what stands around it: neither its letters nor marks inside it turn its
 * neighbours. French shown on an English or Arabic page says so.
 */
export function LocalisedText({ value }: { value: Value }) {
  if (value.text === '') return null;
  return (
    <bdi {...(value.isFallback && { lang: value.lang })} dir={value.dir}>
      {value.text}
    </bdi>
  );
}
