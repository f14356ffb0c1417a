import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEE_CASES } from '@urzad/grants';
import { Alert, PageHeading, SearchField } from '@urzad/ui';
import { caseList } from '#shared/entities/office-cases/case-list';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { ListTabs } from '#shared/list/list-tabs';
import { useListLocation } from '#shared/list/use-list-location';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { countsQuery } from '../api';
import { CaseTable } from '../components/case-table';
import { caseListMessages } from '../messages/cases';

/** The cases of the office: one list in five tabs (Process §2.16). */
export function CaseList() {
  const words = useMessages(caseListMessages);
  const heading = useScreen(words.title);
  const maySee = useSession(({ may }) => may(SEE_CASES));
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(caseList);
  const { data: all } = useQuery({ ...countsQuery(), enabled: maySee });
  // The tabs keep their numbers until those of other filters are there.
  const { data: counts } = useQuery({
    ...countsQuery(caseList.narrowingOf(location)),
    placeholderData: keepPreviousData,
    enabled: maySee,
  });

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        // The line is kept for the number, or what stands below would move.
        lead={all ? words.live(all.live) : '\u00a0'}
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
            list={caseList}
            location={location}
            label={words.tabsLabel}
            labels={words.tabs}
            counts={counts}
            alert="overdue"
          />
          {location.text && (
            <FoundFor text={location.text} onClear={() => goTo({ ...location, text: '', page: 1 })} />
          )}
          <CaseTable location={location} today={today} onLocationChange={goTo} />
        </>
      )}
    </>
  );
}
