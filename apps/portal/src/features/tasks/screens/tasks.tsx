import { useQuery } from '@tanstack/react-query';
import type { Task } from '@urzad/contract';
import { type IsoDate, longDateText, timeText, warsawDate } from '@urzad/domain';
import { Alert, PageHeading, TabLinks, TextLink, useLocale } from '@urzad/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBusinessTime } from '#shared/business-time';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useIsFirstApplication } from '#shared/system/use-may-on-server';
import { useBusinessToday } from '#shared/system/use-office';
import { tasksQuery } from '../api';
import { TaskAlert } from '../components/task-alert';
import { TaskDetails } from '../components/task-details';
import { TaskTable } from '../components/task-table';
import {
  hrefOfTaskView,
  parseTaskView,
  passesFilter,
  TASK_FILTERS,
  type TaskView,
  worstOf,
} from '../logic/task-view';
import { taskMessages } from '../messages/tasks';

/** The cyclic tasks of the server: how each went, and what an administrator does with it (Process §2.21). */
export function Tasks() {
  const words = useMessages(taskMessages);
  const locale = useLocale();
  const heading = useScreen(words.title);
  const [params] = useSearchParams();
  const may = useSession((session) => session.may('base_task_run'));
  const mayErase = useSession((session) => session.may('rodo_anonymise'));
  const isFirst = useIsFirstApplication();
  const view = parseTaskView(params);
  const today = useBusinessToday();
  const clock = useBusinessTime((now) => `${longDateText(warsawDate(now), locale)}, ${timeText(now)}`);
  const { data, error, refetch } = useQuery(tasksQuery);

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead(data?.length ?? 0, clock)}
        actions={
          mayErase &&
          isFirst && (
            <TextLink variant="standalone" href={paths.retention}>
              {words.toErase}
            </TextLink>
          )
        }
      />
      <TabLinks
        label={words.filtersLabel}
        links={TASK_FILTERS.map((filter) => ({
          href: hrefOfTaskView({ filter, code: undefined }),
          label: words.filters[filter],
          current: filter === view.filter,
          ...(data && { count: data.filter((task) => passesFilter(task, filter)).length }),
          ...(filter === 'failed' && data && { alert: worstOf(data) !== undefined }),
        }))}
      />
      <div className="u:mt-4 u:grid u:gap-4">
        {may && !isFirst && <Alert kind="info">{words.elsewhere}</Alert>}
        <Loaded data={today && data} error={error} onRetry={() => void refetch()} loading={words.loading}>
          {(tasks) => today && <ListAndDetails tasks={tasks} view={view} today={today} />}
        </Loaded>
      </div>
    </>
  );
}

interface ListAndDetailsProps {
  tasks: readonly Task[];
  view: TaskView;
  today: IsoDate;
}

function ListAndDetails({ tasks, view, today }: ListAndDetailsProps) {
  const rows = tasks.filter((task) => passesFilter(task, view.filter));
  const worst = worstOf(tasks);
  const shown = tasks.find(({ code }) => code === view.code) ?? worst ?? rows[0];
  const details = useRef<HTMLHeadingElement>(null);
  const before = useRef(view.code);

  // The details stand beside the list or, on a phone, below it: who chose a task reads them next.
  useEffect(() => {
    if (view.code && view.code !== before.current) details.current?.focus();
    before.current = view.code;
  }, [view.code]);

  return (
    <div className="u:grid u:gap-4">
      {worst && <TaskAlert task={worst} today={today} />}
      <div className="u:grid u:grid-cols-1 u:items-start u:gap-4 u:desktop:grid-cols-form">
        <TaskTable tasks={rows} view={view} shown={shown} today={today} />
        {shown && (
          <TaskDetails
            task={shown}
            today={today}
            backHref={hrefOfTaskView({ ...view, code: undefined })}
            ref={details}
          />
        )}
      </div>
    </div>
  );
}
