import { ICON_OF_NAME } from './icon-names';

/**
 * The icon that a class such as `fa-solid fa-truck-fast` or `bi bi-bank2` means; a star when it is missing or unknown (specification §3).
 * A longer name is looked up by its beginning.
 */
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
