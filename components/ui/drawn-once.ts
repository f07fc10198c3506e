import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { onceFor } from '@/lib/once-for';
import { isLightVisit } from '@/lib/visit';
import { kept } from './still-pieces';

/**
 * The same component of the server, which a `Still` draws once for the record it shows, with its other properties, and a page's language, texts and
 * version; what it shows is kept, mostly as HTML, as long as the record and the texts are held. For components that show nothing else and make up no
 * ids.
 */
export function drawnOnce<P extends object>(component: (props: P) => ReactNode, record: string & keyof P): (props: P) => ReactNode {
  const known = onceFor((_texts: object) => onceFor((_item: object) => new Map<string, ReactNode>()));
  kept.set(component, (props, draw) => {
    const { [record]: item, ...others } = props;
    if (typeof item !== 'object' || item === null || !Object.values(others).every(isPlain)) return draw();
    const drawn = known(useMessages())(item);
    const name = JSON.stringify([useLocale(), isLightVisit(), others]);
    const before = drawn.get(name);
    if (before !== undefined) return before;
    const shown = draw();
    drawn.set(name, shown);
    return shown;
  });
  return component;
}

function isPlain(value: unknown): boolean {
  return value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}
