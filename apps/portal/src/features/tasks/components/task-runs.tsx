import { useInfiniteQuery } from '@tanstack/react-query';
import type { Task, TaskRun } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button, Card, Icon, useLocale } from '@urzad/ui';
import { CircleAlert, CircleCheckBig, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { runsQuery } from '../api';
import { runMomentText, runResultText, secondsText } from '../logic/run-text';
import { taskMessages } from '../messages/tasks';

interface TaskRunsProps {
  task: Task;
  today: IsoDate;
}

/** The log of a task, page by page, the newest run first. */
export function TaskRuns({ task, today }: TaskRunsProps) {
  const words = useMessages(taskMessages);
  const { code, last_run } = task;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    runsQuery(code),
  );
  const shownRun = useRef(last_run);

  // After a further run all pages that are shown are asked for again, in place. A page on its way is not broken off.
  useEffect(() => {
    if (shownRun.current === last_run) return;
    shownRun.current = last_run;
    void refetch({ cancelRefetch: false });
  }, [last_run, refetch]);

  return (
    <Card>
      <h2 className="u:text-md">{words.runs}</h2>
      <p className="u:mb-3 u:text-sm u:text-muted">{words.runsLead}</p>
      <Loaded
        data={data?.pages.flatMap(({ runs }) => runs)}
        error={error}
        onRetry={() => void refetch()}
        loading={words.loadingRuns}
      >
        {(runs) => (
          <>
            {runs.length === 0 && <p className="u:text-muted">{words.noRuns}</p>}
            <ol className="u:grid u:gap-3 u:empty:hidden">
              {runs.map((run) => (
                <Run key={run.id} run={run} today={today} />
              ))}
            </ol>
            {hasNextPage && (
              <Button
                size="sm"
                className="u:mt-3"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {words.moreRuns}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Run({ run, today }: { run: TaskRun; today: IsoDate }) {
  const words = useMessages(taskMessages);
  const locale = useLocale();
  const { failure, by_hand, date, ms } = run;
  const look = lookOf(run);
  const facts = [
    runMomentText(date, today, locale),
    failure && secondsText(ms, locale),
    by_hand === 'yes' && words.byHand,
  ].filter(Boolean);

  return (
    <li className="u:flex u:items-start u:gap-2.5">
      <Icon of={look.icon} size="1.2em" className={`u:mt-0.5 ${look.color}`} />
      <div className="u:min-w-0">
        <p>
          <span className="u:sr-only">{`${look.isWarning ? words.warned : words.states[failure ? 'error' : 'success']}: `}</span>
          <span className="u:part">
            {failure ? words.troubles[failure.trouble] : runResultText(run, locale)}
          </span>
        </p>
        {failure && <p className="u:text-sm u:wrap-anywhere u:text-muted">{words.detail(failure.detail)}</p>}
        <p className="u:text-sm u:text-muted">{facts.join(' · ')}</p>
      </div>
    </li>
  );
}

function lookOf({ failure, note }: TaskRun) {
  const isWarning = note?.level === 'warning';
  if (failure) return { icon: CircleAlert, color: 'u:text-error-text', isWarning };
  if (isWarning) return { icon: TriangleAlert, color: 'u:text-warning-text', isWarning };
  return { icon: CircleCheckBig, color: 'u:text-success-text', isWarning };
}
