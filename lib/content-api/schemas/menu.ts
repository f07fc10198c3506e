import { z } from 'zod';
import type { Localised } from '@/lib/i18n/localise';
import { address, flag, id, innerListOf, localised, text, variantsOf } from './fields';

/** An entry of the menu. `type` and `targetId` are empty unless it points to a record. */
export interface MenuItem {
  id: string;
  label: Localised;
  link: string;
  type: string;
  targetId: string;
  isShown: boolean;
  children: MenuItem[];
}

/** Deeper than any menu can be used. */
const LEVELS = 32;
/** More than anybody can use: every page has them. */
export const MOST_MENU_ENTRIES = 500;

function menuItemOf(levels: number): z.ZodType<MenuItem> {
  return z
    .object({
      id,
      ...variantsOf('label'),
      link: address,
      type: text,
      id_item: text,
      status: flag,
      child: levels > 1 ? innerListOf(menuItemOf(levels - 1)) : none,
    })
    .transform((record) => ({
      id: record.id,
      label: localised(record, 'label'),
      link: record.link,
      type: record.type,
      targetId: record.id_item,
      isShown: record.status,
      children: record.child,
    }));
}
const none = z
  .unknown()
  .optional()
  .transform((): MenuItem[] => []);

export const menuItem = menuItemOf(LEVELS);
