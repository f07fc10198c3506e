import type { LocalisedText as Text } from '@/lib/i18n/localise';
import { LocalisedText } from './LocalisedText';

/** A list of points, each with a tick drawn by the style sheet. `className` gives the tick's size, gap, offset and colour. Nothing without points. */
export function CheckList({ points, className }: { points: Text[]; className: string | undefined }) {
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
