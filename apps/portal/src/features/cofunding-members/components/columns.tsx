import type { MemberRow } from '@urzad/contract';
import { dateText, formatMoney, type IsoDate } from '@urzad/domain';
import { MEMBER_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { type MemberLocation, memberHref, memberList } from '#shared/entities/members/member-list';
import { MEMBER_STATUS_ICONS } from '#shared/entities/members/member-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { PersonCell, TwoLines } from '#shared/list/cells';
import { numberColumn, statusColumn } from '#shared/list/columns';
import { membersMessages } from '../messages/members';

/** Hidden by default: a screen of 1280 px has no room for it. */
export const HIDDEN_COLUMNS: readonly string[] = ['join_date'];

type MemberColumn = DataColumn<MemberRow>;

/** The columns of the list, as wide together as a screen of 1280 px. The server sorts by three of them. */
export function useMemberColumns(location: MemberLocation, today: IsoDate): MemberColumn[] {
  const words = useMessages(membersMessages);
  const locale = useLocale();
  const statuses = useStatuses(MEMBER_STATUSES);

  return useMemo(() => {
    const dayColumn = (key: 'join_date' | 'planned_end', header: string): MemberColumn => ({
      key,
      header,
      type: 'date',
      value: (row) => row[key],
      filterable: false,
      width: 140,
      cell: (row) => dateText(row[key], { today, withYear: true, locale }),
    });
    return [
      numberColumn<MemberRow>({
        locale,
        numberOf: ({ number }) => number,
        sortable: false,
        width: 166,
        hrefOf: (row) => memberHref(row, location),
        second: ({ contract_number }) => contract_number,
      }),
      personColumn(words.person),
      statusColumn<MemberRow['status'], MemberRow>({
        locale,
        statuses,
        icons: MEMBER_STATUS_ICONS,
        codes: MEMBER_STATUSES.codes,
        filterable: !memberList.isSetByTab(location.tab, 'status'),
        width: 216,
        second: ({ owner }) => owner.name,
      }),
      dayColumn('join_date', words.joined),
      dayColumn('planned_end', words.planned),
      {
        key: 'amounts',
        header: words.money,
        type: 'number',
        value: ({ amounts }) => amounts.paid,
        sortable: false,
        filterable: false,
        width: 186,
        cell: ({ amounts }) => (
          <TwoLines
            first={<span className="u:figures">{formatMoney(amounts.paid)}</span>}
            second={formatMoney(amounts.total)}
          />
        ),
      },
    ];
  }, [location, today, words, locale, statuses]);
}

/** Their name sorts the list; the children stand below it. */
const personColumn = (header: string): MemberColumn => ({
  key: 'lastname',
  header,
  type: 'text',
  value: ({ person }) => person,
  filterable: false,
  width: 210,
  cell: ({ id_user, person, children }) => (
    <PersonCell id={id_user} name={person} second={children.join(', ')} />
  ),
});
