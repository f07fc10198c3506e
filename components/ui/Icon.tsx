import paths from './icon-paths.json' with { type: 'json' };

/** Line icons of the interface, on a 24-unit square. Decorative: text is beside them. */
export type IconName = keyof typeof paths;

/** Icons that point somewhere turn with the reading direction. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'chevronEnd',
  'chevronStart',
  'firstPage',
  'lastPage',
  'arrowEnd',
  'external',
]);

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={DIRECTIONAL.has(name) ? 'icon mirrored' : 'icon'}
    >
      <path d={paths[name]} />
    </svg>
  );
}
