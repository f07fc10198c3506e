export const GALLERY_SCREENS: { name: string; path: string }[];
