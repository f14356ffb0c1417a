import type { LibraryItem, LibraryView } from '@urzad/contract';
import { Card, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { ItemActions } from '../logic/item-actions';
import { itemFacts, whereItemLies } from '../logic/item-facts';
import { factMessages } from '../messages/facts';
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
  const factWords = useMessages(factMessages);
  const locale = useLocale();
  const isPlace = library.kind === 'places';
  const numbers = isPlace ? item.code : `${item.number} · ${item.code}`;
  const where = whereItemLies(item, library.code, locale);
  const facts = itemFacts(item, factWords);

  return (
    <Card className="u:grid u:gap-1">
      <ItemName item={item} />
      {/* A place has the same name in both languages, and no place in an order. */}
      {!isPlace && <p className="u:text-sm u:text-muted u:wrap-anywhere">{item.name_en}</p>}
      {numbers && <p className="u:text-sm u:wrap-anywhere">{numbers}</p>}
      {where && (
        <p lang={where.lang} className="u:text-sm u:wrap-anywhere">
          {where.text}
        </p>
      )}
      {facts.length > 0 && <p className="u:text-sm u:wrap-anywhere">{facts.join(', ')}</p>}
      {library.dated === 'yes' && (
        <p className="u:text-sm u:text-muted">{validityText(item, words, locale)}</p>
      )}
      {actions && <ItemTools item={item} library={library} actions={actions} />}
    </Card>
  );
}
