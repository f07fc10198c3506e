import { khatamPath } from '@/lib/khatam';
import paths from '@/lib/views/generated/service-icons.json' with { type: 'json' };

/** The network's own star instead of Lucide's. */
const ICONS: ReadonlyMap<string, string> = new Map([...Object.entries(paths), ['star', khatamPath(12, 9.5, Math.PI / 8)]]);

/** Decorative: the name is beside it. Inlined, so that only icons in use cost bytes. */
export function ServiceIcon({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="icon icon-fine">
      <path d={ICONS.get(name)} />
    </svg>
  );
}
