/** A name as English writes it here: without the accents that French adds. */
export const english = (latin: string): string => latin.normalize('NFD').replace(/[\u0300-\u036F]/g, '');
