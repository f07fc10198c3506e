import type { ReactNode } from 'react';
import { onceFor, type Plain } from '@/lib/once-for';
import { htmlOf } from './still-pieces';

/**
 * HTML of what is drawn of a record, written once for all pages that show it and kept as long as the record is held. `rest` is all else that it depends
 * on. To be asked for while a component of the server is rendered. Throws when something in it needs React in the browser.
 */
export function htmlOnce<Item extends object, Rest extends Plain[]>(
  draw: (item: Item, ...rest: Rest) => ReactNode,
): (item: Item, ...rest: Rest) => string {
  return onceFor((item: Item, ...rest: Rest) => {
    const html = htmlOf(draw(item, ...rest));
    if (html === null) throw new Error('Something here needs React in the browser');
    return html;
  });
}
