import type { LibraryItem, LibraryView } from '@urzad/contract';
import { dateText, type IsoDate } from '@urzad/domain';
import { type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { TwoLines } from '#shared/list/cells';
import type { ItemActions } from '../logic/item-actions';
import { itemFacts, whereItemLies } from '../logic/item-facts';
import { factMessages } from '../messages/facts';
import { itemMessages } from '../messages/items';
import { ItemName } from './item-name';
import { ItemTools } from './item-tools';

type Words = (typeof itemMessages)['pl'];

/** The columns of the items; the server sorts by the first three. */
export function useItemColumns(
  library: LibraryView,
  actions: ItemActions | undefined,
): DataColumn<LibraryItem>[] {
  const words = useMessages(itemMessages);
  const factWords = useMessages(factMessages);
  const locale = useLocale();

  return useMemo(() => {
    const whereOf = (row: LibraryItem) => whereItemLies(row, library.code, locale);
    // The facts stand beside words and code on a screen of 1280 px.
    const isNarrow = hasFacts(library);
    const fixed = { sortable: false, filterable: false } as const;
    const number: DataColumn<LibraryItem> = {
      key: 'number',
      header: words.number,
      type: 'number',
      value: (row) => row.number,
      ...{ filterable: false, width: 140 },
    };
    const columns: DataColumn<LibraryItem>[] = [
      ...(library.kind === 'places' ? [] : [number]),
      {
        key: 'name',
        header: words.name,
        type: 'text',
        value: ({ name }) => name,
        ...{ filterable: false, hideable: false, width: isNarrow ? 290 : 400 },
        // A place has the same name in both languages.
        cell: (row) => (
          <TwoLines first={<ItemName item={row} />} second={library.kind !== 'places' && row.name_en} />
        ),
      },
      {
        key: 'code',
        header: words.code,
        type: 'text',
        value: ({ code }) => code,
        ...{ filterable: false, width: isNarrow ? 180 : 230 },
        cell: ({ code }) => <span className="u:wrap-anywhere">{code}</span>,
      },
    ];
    if (isNarrow) {
      columns.push({
        key: 'facts',
        header: factWords.header,
        type: 'text',
        value: (row) => [whereOf(row)?.text, ...itemFacts(row, factWords)].filter(Boolean).join(', '),
        ...{ ...fixed, width: 340 },
        cell: (row) => {
          const where = whereOf(row);
          return (
            <TwoLines
              first={where && <span lang={where.lang}>{where.text}</span>}
              second={itemFacts(row, factWords).join(', ')}
            />
          );
        },
      });
    }
    if (library.dated === 'yes') {
      columns.push({
        key: 'validity',
        header: words.validity,
        type: 'text',
        value: (row) => validityText(row, words, locale),
        ...{ ...fixed, width: 190 },
      });
    }
    if (actions) {
      columns.push({
        key: 'actions',
        header: words.actions,
        type: 'text',
        value: () => null,
        ...{ ...fixed, width: 180 },
        cell: (row) => <ItemTools item={row} library={library} actions={actions} />,
      });
    }
    return columns;
  }, [library, actions, words, factWords, locale]);
}

/** Dictionaries whose items lie in others. */
function hasFacts({ code, kind }: LibraryView): boolean {
  return kind === 'places' || code === 'POWIAT' || code === 'GMINY';
}

/** When an item is offered, in words. */
export function validityText(
  { valid_from, valid_to, archived }: LibraryItem,
  words: Words,
  locale: Locale,
): string {
  const day = (date: IsoDate) => dateText(date, { today: date, withYear: true, locale });
  const days = [
    valid_from !== null && words.since(day(valid_from)),
    valid_to !== null && words.until(day(valid_to)),
  ].filter(Boolean);
  const state = days.length > 0 ? days.join(' ') : words.always;
  return archived === 'yes' ? words.isArchived : state;
}
