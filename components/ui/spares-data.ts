/** The visitor asked their browser to spare data. In the browser only. */
export function sparesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isSaving = typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  return isSaving || matchMedia('(prefers-reduced-data: reduce)').matches;
}
