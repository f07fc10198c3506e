import type { LocalisedText as Value } from '@/lib/i18n/localise';
import { languageAttributes } from '@/lib/i18n/locales';
import { isPlainIn } from '@/lib/text/characters';

/**
 * A text of the API, isolated in its own direction, with `lang` where it is French elsewhere. One
 * that needs neither has no element.
 */
export function LocalisedText({ value }: { value: Value | string }) {
  if (typeof value === 'string') return value;
  if (!value.isFallback && isPlainIn(value.text, value.dir)) return value.text;
  if (value.text === '') return null;
  return (
    <bdi {...(value.isFallback ? languageAttributes(value.lang) : { dir: value.dir })}>
      {value.text}
    </bdi>
  );
}

export function Paragraph({ value, className }: { value: Value; className?: string | undefined }) {
  if (value.text === '') return null;
  return (
    <p {...(className !== undefined && { className })}>
      <LocalisedText value={value} />
    </p>
  );
}

/**
 * A list of points with ticks, whose size, gap, offset and colour `className` gives. Nothing
 * without points.
 */
export function CheckList({
  points,
  className,
}: {
  points: Value[];
  className: string | undefined;
}) {
  if (points.length === 0) return null;
  return (
    <ul className={`check-list ${className}`}>
      {points.map((point) => (
        <li key={point.text}>
          <LocalisedText value={point} />
        </li>
      ))}
    </ul>
  );
}
