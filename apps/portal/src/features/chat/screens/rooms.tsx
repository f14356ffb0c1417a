import { useQuery } from '@tanstack/react-query';
import { Button, Link, PageHeading, Pagination } from '@urzad/ui';
import { MessageSquarePlus } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { LIST_PAGE_SIZE } from '#shared/list/list-location';
import { ListTabs } from '#shared/list/list-tabs';
import { useListLocation } from '#shared/list/use-list-location';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { chatCountsQuery, roomsQuery } from '../api';
import { RoomRows } from '../components/room-rows';
import { ROOM_LIST } from '../logic/room-list';
import { chatMessages } from '../messages/chat';

/** The rooms of a person of the office. */
export function ChatRooms() {
  const words = useMessages(chatMessages);
  const heading = useScreen(words.title);
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(ROOM_LIST);
  const { data: counts } = useQuery(chatCountsQuery);
  const rooms = useQuery(roomsQuery(ROOM_LIST.filterOf(location)));

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={counts ? words.unread(counts.unread) : '\u00a0'}
        actions={
          <Button asChild variant="primary" icon={MessageSquarePlus}>
            <Link href={paths.chatNew}>{words.newRoom}</Link>
          </Button>
        }
      />
      <ListTabs
        list={ROOM_LIST}
        location={location}
        label={words.tabsLabel}
        labels={words.tabs}
        counts={undefined}
      />
      <Loaded
        data={rooms.data && today ? { ...rooms.data, today } : undefined}
        error={rooms.error}
        onRetry={() => void rooms.refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {(shown) => (
          <div className="u:grid u:gap-4">
            {shown.data.length === 0 ? (
              <ListEmpty
                list={ROOM_LIST}
                location={location}
                total={shown.count}
                searchHint=""
                {...words.emptyTabs[location.tab]}
              />
            ) : (
              <RoomRows rows={shown.data} today={shown.today} />
            )}
            {shown.count > LIST_PAGE_SIZE && (
              <Pagination
                page={location.page}
                pageSize={LIST_PAGE_SIZE}
                total={shown.count}
                onPageChange={(page) => goTo({ ...location, page })}
              />
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}
