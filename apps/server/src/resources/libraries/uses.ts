import type { OfficeLibrary } from '@urzad/grants';
import type { Db } from '../../db';

/** What an item is looked for by. */
export interface UsedItem {
  id_application: number;
  code: string;
  valid_from: string | null;
}

/** Objects of one kind that name an item. */
export interface ItemUse {
  of: 'contract' | 'annex' | 'recovery' | 'member' | 'ticket' | 'boardnote';
  count: number;
}

/** By the code of each dictionary whose items can be deleted: where an item of it is used. */
export type UsesOfItems = Readonly<Record<OfficeLibrary, (db: Db, item: UsedItem) => Promise<ItemUse[]>>>;
