import { useQuery } from '@tanstack/react-query';
import {
  type MemberLocation,
  memberHref,
  memberList,
  memberListKey,
} from '#shared/entities/members/member-list';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { membersMessages } from '../messages/members';
import { HIDDEN_COLUMNS, useMemberColumns } from './columns';
import { MemberCard } from './member-card';

/** One page of the list. */
export function MemberTable({ location, today, onLocationChange }: OfficeTableProps<MemberLocation>) {
  const words = useMessages(membersMessages);
  const columns = useMemberColumns(location, today);
  const filter = memberList.filterOf(location);
  const page = useQuery(listPageQuery(memberList.endpoint, memberListKey, filter));

  return (
    <ListTable
      list={memberList}
      location={location}
      onLocationChange={onLocationChange}
      page={page}
      loadAll={() => wholeList(memberList.endpoint, filter)}
      columns={columns}
      hidden={HIDDEN_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={(row) => memberHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={
        <ListEmpty
          {...words.empty[location.tab]}
          list={memberList}
          location={location}
          total={page.data?.count ?? 0}
          searchHint={words.nothingFoundHint}
        />
      }
      card={(row) => <MemberCard row={row} location={location} />}
    />
  );
}
