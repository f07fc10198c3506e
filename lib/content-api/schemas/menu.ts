import { z } from 'zod';
import type { Localised } from '@/lib/i18n/localise';
import { address, fieldReader, flag, id, innerListOf, localised, text, variantsOf } from './fields';

/** A menu entry. `type` and `targetId` are empty unless it points to a record. */
export interface MenuItem {
  id: string;
  label: Localised;
  link: string;
  type: string;
  targetId: string;
  isShown: boolean;
  children: MenuItem[];
}

/** Menus are read to 32 levels; deeper ones could not be used. */
const MAX_LEVELS = 32;
/** Menus have at most 500 entries, because every page contains them. */
export const MAX_MENU_ENTRIES = 500;

function menuItemOf(levels: number): z.ZodType<MenuItem> {
  return z
    .object({
      id,
      ...variantsOf('label'),
      link: address,
      type: text,
      id_item: text,
      status: flag,
      child: levels > 1 ? innerListOf(menuItemOf(levels - 1)) : noChildren,
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
const noChildren = fieldReader((): MenuItem[] => []);

export const menuItem = menuItemOf(MAX_LEVELS);
