import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEE_CONTRACTS } from '@urzad/grants';
import { Alert, PageHeading, SearchField } from '@urzad/ui';
import { contractList } from '#shared/entities/contracts/contract-list';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { ListTabs } from '#shared/list/list-tabs';
import { useListLocation } from '#shared/list/use-list-location';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { countsQuery } from '../api';
import { ContractTable } from '../components/contract-table';
import { contractListMessages } from '../messages/contracts';

/** The contracts of the office: one list, in tabs by who has to act (Process §2.10). */
export function ContractList() {
  const words = useMessages(contractListMessages);
  const heading = useScreen(words.title);
  const maySee = useSession(({ may }) => may(SEE_CONTRACTS));
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(contractList);
  const { data: all } = useQuery({ ...countsQuery(), enabled: maySee });
  // The tabs keep their numbers until those of other filters are there.
  const { data: counts } = useQuery({
    ...countsQuery(contractList.narrowingOf(location)),
    placeholderData: keepPreviousData,
    enabled: maySee,
  });

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        // The line is kept for the number, or what stands below would move.
        lead={all ? words.all(all.all) : '\u00a0'}
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
            list={contractList}
            location={location}
            label={words.tabsLabel}
            labels={words.tabs}
            counts={counts}
          />
          {location.text && (
            <FoundFor text={location.text} onClear={() => goTo({ ...location, text: '', page: 1 })} />
          )}
          <ContractTable location={location} today={today} onLocationChange={goTo} />
        </>
      )}
    </>
  );
}
