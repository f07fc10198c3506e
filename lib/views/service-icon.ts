import names from './icon-names.json' with { type: 'json' };

/** Lucide's icons by their names, and by those of Font Awesome 4 to 6 and Bootstrap Icons. */
export const ICON_OF_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([icon, others]) =>
    `${icon} ${others}`
      .trim()
      .split(' ')
      .map((name) => [name, icon] as const),
  ),
);

/** The icon of a class such as `fa-solid fa-truck-fast`; a star when unknown (specification §3). */
export function serviceIcon(iconClass: string): string {
  for (const token of iconClass.toLowerCase().split(/\s+/)) {
    const parts = token.replace(/^(?:fa|bi|icon|mdi|las?|ti)-/, '').split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const name = parts.slice(0, length).join('-');
      const icon = ICON_OF_NAME.get(name) ?? ICON_OF_NAME.get(name.replace(/(?<!\d)\d+$/, ''));
      if (icon) return icon;
    }
  }
  return 'star';
}
