import {
  type MemberLocation,
  memberHref,
  memberList,
  memberListKey,
} from '#shared/entities/members/member-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { membersMessages } from '../messages/members';
import { HIDDEN_COLUMNS, useMemberColumns } from './columns';
import { MemberCard } from './member-card';

/** One page of the list. */
export function MemberTable({ location, today, onLocationChange }: OfficeTableProps<MemberLocation>) {
  const words = useMessages(membersMessages);
  const columns = useMemberColumns(location, today);
  const shown = useListPage(memberList, location, { key: memberListKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={HIDDEN_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={(row) => memberHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
      card={(row) => <MemberCard row={row} location={location} />}
    />
  );
}
