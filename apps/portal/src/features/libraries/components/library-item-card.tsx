import type { LibraryItem, LibraryView } from '@urzad/contract';
import { Card, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { ItemActions } from '../logic/item-actions';
import { itemMessages } from '../messages/items';
import { ItemName } from './item-name';
import { ItemTools } from './item-tools';
import { validityText } from './library-item-columns';

interface ItemCardProps {
  item: LibraryItem;
  library: LibraryView;
  actions: ItemActions | undefined;
}

/** An item on a phone. */
export function ItemCard({ item, library, actions }: ItemCardProps) {
  const words = useMessages(itemMessages);
  const locale = useLocale();

  return (
    <Card className="u:grid u:gap-1">
      <ItemName item={item} />
      <p className="u:text-sm u:text-muted u:wrap-anywhere">{item.name_en}</p>
      <p className="u:text-sm u:wrap-anywhere">{`${item.number} · ${item.code}`}</p>
      {library.dated === 'yes' && (
        <p className="u:text-sm u:text-muted">{validityText(item, words, locale)}</p>
      )}
      {actions && <ItemTools item={item} library={library} actions={actions} />}
    </Card>
  );
}
