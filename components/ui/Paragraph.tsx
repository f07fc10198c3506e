import type { LocalisedText as Text } from '@/lib/i18n/localise';
import { LocalisedText } from './LocalisedText';

/** A text of the API as a paragraph; nothing when it is empty. */
export function Paragraph({ value, className }: { value: Text; className?: string | undefined }) {
  if (value.text === '') return null;
  return (
    <p {...(className !== undefined && { className })}>
      <LocalisedText value={value} />
    </p>
  );
}
