import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEE_CO_FUNDINGS } from '@urzad/grants';
import { Alert, PageHeading, SearchField } from '@urzad/ui';
import { coFundingList } from '#shared/entities/co-fundings/co-funding-list';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { ListTabs } from '#shared/list/list-tabs';
import { useListLocation } from '#shared/list/use-list-location';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { coFundingCountsQuery } from '../api';
import { CoFundingTable } from '../components/co-funding-table';
import { coFundingsMessages } from '../messages/co-fundings';

/** Co-funding of the project: one list in four tabs (Process §2.9). */
export function CoFundingList() {
  const words = useMessages(coFundingsMessages);
  const heading = useScreen(words.title);
  const maySee = useSession(({ may }) => may(SEE_CO_FUNDINGS));
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(coFundingList);
  const { data: all } = useQuery({ ...coFundingCountsQuery(), enabled: maySee });
  // The tabs keep their numbers until those of other filters are there.
  const { data: counts } = useQuery({
    ...coFundingCountsQuery(coFundingList.narrowingOf(location)),
    placeholderData: keepPreviousData,
    enabled: maySee,
  });

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        // The line is kept for the number, or what stands below would move.
        lead={all ? words.total(all.all) : '\u00a0'}
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
            list={coFundingList}
            location={location}
            label={words.tabsLabel}
            labels={words.tabs}
            counts={counts}
          />
          {location.text && (
            <FoundFor text={location.text} onClear={() => goTo({ ...location, text: '', page: 1 })} />
          )}
          <CoFundingTable location={location} today={today} onLocationChange={goTo} />
        </>
      )}
    </>
  );
}
