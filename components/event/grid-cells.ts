/** The cell an arrow key, Home or End leads to from another; null at the edge, and for other keys. Left and right are the reader's. */
export function cellBeside(cell: HTMLTableCellElement, key: string): HTMLTableCellElement | null {
  const row = cell.parentElement;
  if (!(row instanceof HTMLTableRowElement)) return null;
  const forwards = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  const at = (candidate: Element | null | undefined): HTMLTableCellElement | null =>
    candidate instanceof HTMLTableCellElement && candidate.dataset['date'] ? candidate : null;
  const inRow = (step: number): HTMLTableCellElement | null => at(row.cells[cell.cellIndex + step]);
  const beyond = (step: number): HTMLTableCellElement | null => {
    const { rows } = row.closest('table') ?? {};
    return at(rows?.[row.rowIndex + step]?.cells[cell.cellIndex]);
  };
  const days = [...row.cells].filter((candidate) => at(candidate));
  switch (key) {
    case 'ArrowRight':
      return inRow(forwards);
    case 'ArrowLeft':
      return inRow(-forwards);
    case 'ArrowDown':
      return beyond(1);
    case 'ArrowUp':
      return beyond(-1);
    case 'Home':
      return at(days.at(0));
    case 'End':
      return at(days.at(-1));
    default:
      return null;
  }
}

/** Of a grid's cells one at a time is a stop of the Tab key: the one that had the focus last. */
export function takeFocus(cell: HTMLTableCellElement): void {
  for (const other of cell.closest('table')?.querySelectorAll<HTMLTableCellElement>('td[tabindex="0"]') ?? []) other.tabIndex = -1;
  cell.tabIndex = 0;
  cell.focus();
}
