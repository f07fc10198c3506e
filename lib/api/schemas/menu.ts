import { z } from 'zod';
import type { Localised } from '@/lib/i18n/localise';
import { flag, fold, id, innerListOf, text, variantsOf } from './fields';

/** An entry of the navigation menu. `type` and `targetId` are empty unless the entry points to a record. */
export interface MenuItem {
  id: string;
  label: Localised;
  link: string;
  type: string;
  targetId: string;
  isShown: boolean;
  children: MenuItem[];
}

export const menuItem: z.ZodType<MenuItem> = z
  .object({ id, ...variantsOf('label'), link: text, type: text, id_item: text, status: flag, child: z.lazy(() => innerListOf(menuItem)) })
  .transform((record) => ({
    id: record.id,
    label: fold(record, 'label'),
    link: record.link,
    type: record.type,
    // Laravel's unsigned columns hold 0 where there is nothing to point to.
    targetId: record.id_item === '0' ? '' : record.id_item,
    isShown: record.status,
    children: record.child,
  }));
