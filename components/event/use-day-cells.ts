import { useCallback, useRef, useState, type HTMLAttributes, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { cellBeside, takeFocus } from './grid-cells';

export interface DayCells {
  isSelected: (day: string) => boolean;
  /** For each table whose cells are days (`data-date`). */
  table: Pick<HTMLAttributes<HTMLTableElement>, 'role' | 'aria-multiselectable' | 'onPointerDown' | 'onPointerOver' | 'onClick' | 'onKeyDown'>;
}

/** The day of the cell an event happened in; null on a control inside it. */
function dayOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || target.closest('a, button')) return null;
  return target.closest<HTMLElement>('td[data-date]')?.dataset['date'] ?? null;
}

/**
 * Days can be selected (specification §2): by a click or a tap, by drawing over several, by Enter or Space, and more of them by Shift and
 * an arrow key; Escape selects none. Arrow keys move among the cells (W3C APG, grid).
 */
export function useDayCells(): DayCells {
  const [span, setSpan] = useState<{ from: string; to: string } | null>(null);
  const isDrawing = useRef(false);

  const onPointerDown = useCallback((event: PointerEvent) => {
    const day = dayOf(event.target);
    isDrawing.current = day !== null && event.button === 0 && event.pointerType === 'mouse';
    if (day && isDrawing.current) setSpan({ from: day, to: day });
  }, []);
  const onPointerOver = useCallback((event: PointerEvent) => {
    if (event.buttons !== 1) isDrawing.current = false;
    const day = dayOf(event.target);
    if (day && isDrawing.current) setSpan((drawn) => drawn && { ...drawn, to: day });
  }, []);
  const onClick = useCallback((event: MouseEvent) => {
    const day = dayOf(event.target);
    if (day) setSpan({ from: day, to: day });
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLTableElement>) => {
    const cell = event.target instanceof HTMLTableCellElement ? event.target : null;
    const day = cell?.dataset['date'];
    if (event.key === 'Escape') setSpan(null);
    if (!cell || !day || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cellBeside(cell, event.key);
    const nextDay = next?.dataset['date'];
    if (next) takeFocus(next);
    if (nextDay && event.shiftKey) setSpan((drawn) => ({ from: drawn?.from ?? day, to: nextDay }));
    if (event.key === 'Enter' || event.key === ' ') setSpan({ from: day, to: day });
    if (next || event.key === 'Enter' || event.key === ' ') event.preventDefault();
  }, []);

  const isSelected = (day: string): boolean =>
    span !== null && (span.from < span.to ? span.from <= day && day <= span.to : span.to <= day && day <= span.from);
  return { isSelected, table: { role: 'grid', 'aria-multiselectable': true, onPointerDown, onPointerOver, onClick, onKeyDown } };
}
