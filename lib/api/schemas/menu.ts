import { z } from 'zod';
import type { Localised } from '@/lib/i18n/localise';
import {
  address,
  flag,
  localisedField,
  id,
  innerListOf,
  recordType,
  text,
  variantsOf,
} from './fields';

/**
 * An entry of the navigation menu. `type` and `targetId` are empty unless the entry points to a
 * record.
 */
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
      type: recordType,
      id_item: text,
      status: flag,
      child: levels > 1 ? innerListOf(menuItemOf(levels - 1)) : none,
    })
    .transform((record) => ({
      id: record.id,
      label: localisedField(record, 'label'),
      link: record.link,
      type: record.type,
      // Laravel's unsigned columns hold 0 where there is nothing to point to.
      targetId: record.id_item === '0' ? '' : record.id_item,
      isShown: record.status,
      children: record.child,
    }));
}
const none = z
  .unknown()
  .optional()
  .transform((): MenuItem[] => []);

export const menuItem = menuItemOf(LEVELS);
