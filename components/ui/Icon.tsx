import type { ReactNode } from 'react';

/** Line icons of the interface, on a 24-unit square. Decorative: text is beside them. */
export const ICON_PATHS = {
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  chevronDown: <path d="m6 9 6 6 6-6" />,
  chevronEnd: <path d="m9 6 6 6-6 6" />,
  chevronStart: <path d="m15 6-6 6 6 6" />,
  firstPage: <path d="m18 6-6 6 6 6M7 6v12" />,
  lastPage: <path d="m6 6 6 6-6 6M17 6v12" />,
  arrowEnd: <path d="M5 12h14m-6-6 6 6-6 6" />,
  arrowUp: <path d="M12 19V5m-6 6 6-6 6 6" />,
  external: <path d="M14 5h5v5m0-5-8 8M10 6H5v13h13v-5" />,
  pause: <path d="M9 6v12M15 6v12" />,
  play: <path d="m8 5 11 7-11 7Z" />,
  phone: <path d="M6 3h3l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z" />,
  mail: <path d="M3 6h18v12H3Zm0 1 9 6 9-6" />,
  fax: <path d="M7 8V3h10v5M5 8h14a2 2 0 0 1 2 2v7h-4v4H7v-4H3v-7a2 2 0 0 1 2-2Zm2 9v-3h10v3" />,
  place: <path d="M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.500 12 21 12 21Zm0-9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />,
  calendar: <path d="M4 6h16v14H4Zm0 5h16M8 3v5m8-5v5" />,
  file: <path d="M6 3h8l4 4v14H6Zm8 0v4h4M9 13h6m-6 4h6" />,
  download: <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />,
  globe: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-9 9h18M12 3c3 3 3 15 0 18-3-3-3-15 0-18Z" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l4 2" />,
  share: <path d="M12 15V4m-4 4 4-4 4 4M6 12H4v8h16v-8h-2" />,
  link: <path d="m10 14 4-4m-3-3 2-2a4.2 4.2 0 0 1 6 6l-2 2m-4 4-2 2a4.2 4.2 0 0 1-6-6l2-2" />,
  print: <path d="M7 9V4h10v5M5 9h14a2 2 0 0 1 2 2v6h-4v3H7v-3H3v-6a2 2 0 0 1 2-2Zm2 8v-3h10v3m1-5h.01" />,
  check: <path d="m5 12 5 5 9-10" />,
  warning: <path d="M12 4 2.500 20h19ZM12 10v4m0 3v.01" />,
} satisfies Record<string, ReactNode>;
export type IconName = keyof typeof ICON_PATHS;

/** Icons that point somewhere turn with the reading direction. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set(['chevronEnd', 'chevronStart', 'firstPage', 'lastPage', 'arrowEnd', 'external']);

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={DIRECTIONAL.has(name) ? 'icon mirrored' : 'icon'}>
      {ICON_PATHS[name]}
    </svg>
  );
}
