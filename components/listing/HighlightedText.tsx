import { LocalisedText } from '@/components/ui/LocalisedText';
import type { LocalisedText as Value } from '@/lib/i18n/localise';
import { languageAttributes } from '@/lib/i18n/locales';
import { highlight } from '@/lib/text/fold';

/** A text of the API with the words of the search highlighted. */
export function HighlightedText({ value, query }: { value: Value; query: string }) {
  const pieces = highlight(value.text, query);
  if (!pieces.some(({ isMatch }) => isMatch)) return <LocalisedText value={value} />;
  const content = pieces.map(({ text, start, isMatch }) => (isMatch ? <mark key={start}>{text}</mark> : text));
  return <span {...(value.isFallback && languageAttributes(value.lang))}>{content}</span>;
}
