import type { LibraryItem, LibraryView } from '@urzad/contract';
import { IconButton } from '@urzad/ui';
import { Dropdown } from '@urzad/ui/overlays';
import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import type { Decision } from '../api';
import type { ItemActions } from '../logic/item-actions';
import { itemMessages } from '../messages/items';
import { MoveButtons } from './move-buttons';

interface ItemToolsProps {
  item: LibraryItem;
  library: LibraryView;
  actions: ItemActions;
}

const ICONS = { archive: Archive, restore: ArchiveRestore, delete: Trash2 };

/** What can be done with one item. */
export function ItemTools({ item, library, actions }: ItemToolsProps) {
  const words = useMessages(itemMessages);
  const decisions = decisionsOn(item, library);
  const label = words.more(item.name);

  return (
    <span className="u:flex u:gap-1">
      {actions.moves && <MoveButtons item={item} />}
      {actions.edit && (
        <IconButton
          size="sm"
          icon={Pencil}
          label={words.editOf(item.name)}
          onClick={() => actions.edit?.(item)}
        />
      )}
      {decisions.length > 0 && (
        <Dropdown
          label={label}
          trigger={<IconButton size="sm" icon={EllipsisVertical} label={label} />}
          items={decisions.map((decision) => ({
            id: decision,
            name: words.decide[decision].label,
            icon: ICONS[decision],
            onSelect: () => actions.decide(item, decision),
          }))}
        />
      )}
    </span>
  );
}

function decisionsOn({ archived, extra }: LibraryItem, { archives, kind }: LibraryView): Decision[] {
  // Places of the product and of the registers stay.
  if (kind === 'places') return extra.added === 'yes' ? ['delete'] : [];
  const put: Decision[] = archives === 'yes' ? [archived === 'yes' ? 'restore' : 'archive'] : [];
  return kind === 'office' ? [...put, 'delete'] : put;
}
