import { khatamPath } from '@/lib/khatam';

const STAR = khatamPath(32, 32, 32);

/**
 * The network's star, filled with the current colour. Decorative; what it holds (a number, letters)
 * is drawn in its middle.
 */
export function Khatam({ size, text }: { size: number; text?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d={STAR} fill="currentColor" />
      {text && (
        <text
          x="32"
          y="33"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="18"
          fontWeight="700"
          fill="#fff"
        >
          {text}
        </text>
      )}
    </svg>
  );
}
