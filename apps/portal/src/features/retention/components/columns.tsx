import type { RetentionRow } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { RETENTION_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { type RetentionLocation, retentionList } from '#shared/entities/retention/retention-list';
import { useMessages } from '#shared/i18n/messages';
import { OneLine, PersonCell, TwoLines } from '#shared/list/cells';
import { statusColumn } from '#shared/list/columns';
import { RETENTION_ICONS } from '../logic/retention-icons';
import { retentionMessages } from '../messages/retention';

/** What stands below the status: when the data was erased, or why it stays. */
export function useOutcome(today: IsoDate): (row: RetentionRow) => string {
  const words = useMessages(retentionMessages);
  const locale = useLocale();
  return ({ erased_date, reason }) =>
    erased_date ? words.erasedOn(dateText(warsawDate(new Date(erased_date)), { today, locale })) : reason;
}

/** The name; of an erased person the number of what was the account. */
export function usePersonName(): (row: RetentionRow) => string {
  const words = useMessages(retentionMessages);
  return ({ person }) => person.name || words.erased(person.id);
}

/** The columns of the list, as wide together as a screen of 1280 px. */
export function useRetentionColumns(location: RetentionLocation, today: IsoDate): DataColumn<RetentionRow>[] {
  const words = useMessages(retentionMessages);
  const locale = useLocale();
  const nameOf = usePersonName();
  const outcomeOf = useOutcome(today);

  return useMemo(() => {
    const day = (
      key: 'rodo_to' | 'archive_to' | 'retention_to',
      header: string,
      width: number,
    ): DataColumn<RetentionRow> => ({
      ...{ key, header, type: 'date', value: (row) => row[key], filterable: false, width },
      sortable: key === 'retention_to',
      cell: (row) => dateText(row[key], { today, locale }),
    });
    const listOf = ({ list }: RetentionRow) =>
      words.listOf(dateText(warsawDate(new Date(list.create_date)), { today, locale }));
    return [
      {
        ...{ key: 'person', header: words.person, type: 'text', value: nameOf },
        ...{ sortable: false, filterable: false, hideable: false, width: 204 },
        // Who still uses the account is seen before it goes.
        cell: (row) =>
          row.person.name ? (
            <PersonCell id={row.person.id} name={row.person.name} second={listOf(row)} />
          ) : (
            <TwoLines first={<OneLine>{nameOf(row)}</OneLine>} second={listOf(row)} />
          ),
      },
      {
        ...{ key: 'signs', header: words.signs, type: 'text', value: ({ signs }) => signs.join(', ') },
        ...{ sortable: false, filterable: false, width: 176 },
        cell: ({ signs }) => (
          <TwoLines
            first={<span className="u:file-number">{signs[0]}</span>}
            second={signs.length > 1 && words.andMore(signs.length - 1)}
          />
        ),
      },
      {
        ...{ key: 'category', header: words.category, type: 'text', value: ({ category }) => category },
        ...{ sortable: false, filterable: false, width: 100 },
      },
      day('rodo_to', words.rodoTo, 118),
      day('archive_to', words.archiveTo, 118),
      day('retention_to', words.retentionTo, 188),
      statusColumn<RetentionRow['status'], RetentionRow>({
        locale,
        statuses: RETENTION_STATUSES,
        icons: RETENTION_ICONS,
        codes: RETENTION_STATUSES.codes,
        filterable: !retentionList.isSetByTab(location.tab, 'status'),
        width: 210,
        second: (row) => <span lang="pl">{outcomeOf(row)}</span>,
      }),
    ];
  }, [location, today, words, locale, nameOf, outcomeOf]);
}
