import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEE_MEMBERS } from '@urzad/grants';
import { Alert, PageHeading, SearchField } from '@urzad/ui';
import { memberList } from '#shared/entities/members/member-list';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { ListTabs } from '#shared/list/list-tabs';
import { useListLocation } from '#shared/list/use-list-location';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { memberCountsQuery } from '../api';
import { MemberTable } from '../components/member-table';
import { membersMessages } from '../messages/members';

/** The participants of the project: one list in four tabs (Process §2.8). */
export function MemberList() {
  const words = useMessages(membersMessages);
  const heading = useScreen(words.title);
  const maySee = useSession(({ may }) => may(SEE_MEMBERS));
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(memberList);
  const { data: all } = useQuery({ ...memberCountsQuery(), enabled: maySee });
  // The tabs keep their numbers until those of other filters are there.
  const { data: counts } = useQuery({
    ...memberCountsQuery(memberList.narrowingOf(location)),
    placeholderData: keepPreviousData,
    enabled: maySee,
  });

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        // The line is kept for the number, or what stands below would move.
        lead={all ? words.total(all.live) : '\u00a0'}
        actions={
          maySee && (
            <SearchField
              label={words.search}
              value={location.text}
              onSearch={(text) => goTo({ ...location, text, page: 1 })}
            />
          )
        }
      />
      {!maySee && (
        <Alert kind="info" title={words.noAccess}>
          {words.noAccessHint}
        </Alert>
      )}
      {maySee && today && (
        <>
          <ListTabs
            list={memberList}
            location={location}
            label={words.tabsLabel}
            labels={words.tabs}
            counts={counts}
          />
          {location.text && (
            <FoundFor text={location.text} onClear={() => goTo({ ...location, text: '', page: 1 })} />
          )}
          <MemberTable location={location} today={today} onLocationChange={goTo} />
        </>
      )}
    </>
  );
}
