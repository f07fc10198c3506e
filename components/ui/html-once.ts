import type { ReactNode } from 'react';
import { onceFor } from '@/lib/once-for';
import { htmlOf } from './still-pieces';

/**
 * HTML of what is drawn of a record with a language's texts, written once for all pages that show it and kept as long as both are held: an operator may
 * change texts while the site runs. To be asked for while a component of the server is rendered. Throws when something in it needs React in the
 * browser.
 */
export function htmlOnce<Item extends object>(draw: (item: Item) => ReactNode): (item: Item, texts: object) => string {
  const withTexts = onceFor((_texts: object) =>
    onceFor((item: Item) => {
      const html = htmlOf(draw(item));
      if (html === null) throw new Error('Something here needs React in the browser');
      return html;
    }),
  );
  return (item, texts) => withTexts(texts)(item);
}
