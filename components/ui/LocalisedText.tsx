import type { LocalisedText as Value } from '@/lib/i18n/localise';
import { isPlainIn } from '@/lib/text/direction-marks';

/**
 * A text of the API, in its own direction and apart from what stands around it: neither its letters nor marks inside it turn its
 * neighbours. French shown on an English or Arabic page says so. A text that reads the same without it gets no element: most do.
 */
export function LocalisedText({ value }: { value: Value }) {
  if (!value.isFallback && isPlainIn(value.text, value.dir)) return value.text;
  if (value.text === '') return null;
  return (
    <bdi {...(value.isFallback && { lang: value.lang })} dir={value.dir}>
      {value.text}
    </bdi>
  );
}
