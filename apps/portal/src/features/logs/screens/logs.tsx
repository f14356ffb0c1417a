import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageHeading } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { ListTabs } from '#shared/list/list-tabs';
import { useListLocation } from '#shared/list/use-list-location';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { chainQuery, countsQuery } from '../api';
import { AskedTags } from '../components/asked-tags';
import { ChainState } from '../components/chain-state';
import { ExportAction } from '../components/export-action';
import { LogQuestions } from '../components/log-questions';
import { LogTable } from '../components/log-table';
import { logList, questionsOf, withQuestions } from '../logic/log-list';
import { useMayCheck } from '../logic/use-may-check';
import { logMessages } from '../messages/logs';

/** The log of events: who did what, whether its chain is whole, and one entry at the side (Process §2.18, §7.4). */
export function Logs() {
  const words = useMessages(logMessages);
  const heading = useScreen(words.title);
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(logList);
  const mayCheck = useMayCheck();
  const asked = questionsOf(location);
  const { data: counts } = useQuery({
    ...countsQuery({ ...logList.narrowingOf(location), ...asked }),
    placeholderData: keepPreviousData,
  });
  // What stands below would move when the verdict came after it.
  const { isPending } = useQuery(chainQuery);
  const ask = (next: typeof asked) => goTo(withQuestions(location, next));

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <LogQuestions asked={asked} onAsk={ask} />
            {mayCheck && <ExportAction location={location} />}
          </>
        }
      />
      {today && !isPending && (
        <>
          <ChainState location={location} />
          <ListTabs
            list={logList}
            location={location}
            label={words.tabsLabel}
            labels={words.tabs}
            counts={counts && { refusals: counts.refusals, acting: counts.acting }}
          />
          <AskedTags asked={asked} onAsk={ask} />
          <LogTable location={location} today={today} onLocationChange={goTo} />
        </>
      )}
    </>
  );
}
