import type { MenuEntry } from '@urzad/contract';
import { hasEvery } from '@urzad/domain';
import { ENTRIES, type Entry } from './staff-menu-entries';

/** The entries that a person with these privileges may open, with what waits behind them. */
export function menuFor(
  privileges: readonly string[],
  waiting: Readonly<Record<string, number>>,
): MenuEntry[] {
  const allowed = ENTRIES.filter(({ requires = [] }) => hasEvery(privileges, requires.join(',')));
  const used = allowed.filter(({ id, isGroup }) => !isGroup || allowed.some(({ id_top }) => id_top === id));

  return used.map((entry) => entryOf(entry, entry.module === undefined ? 0 : (waiting[entry.module] ?? 0)));
}

function entryOf(
  { id, id_top = '', pl, en, icon, link, requires = [], isGroup, badge }: Entry,
  count: number,
): MenuEntry {
  return {
    id,
    id_top: id_top || null,
    number: ENTRIES.findIndex((entry) => entry.id === id) + 1,
    name: pl,
    name_en: en,
    icon: icon ?? null,
    link: link ?? null,
    color: null,
    badge: count > 0 ? (badge ?? null) : null,
    count: count || null,
    disabled: 'no',
    load: 'no',
    text: null,
    divide: isGroup ? 'yes' : 'no',
    user: null,
    letters_icon: 'no',
    is_preset: 'no',
    is_preset_selected: 'no',
    sort: 'no',
    requires_privileges: requires.join(','),
  };
}
