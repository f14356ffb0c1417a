import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CofundingCall, cofundingRegistrations, type RegistrationRow } from '@urzad/contract';
import { acceptsDrafts } from '@urzad/grants';
import { useBusinessTime } from '#shared/business-time';
import { registrationsKey } from '#shared/entities/registrations/registration-query';
import { RejectionFolder } from '#shared/entities/registrations/rejection-folder';
import { useMessages } from '#shared/i18n/messages';
import { request } from '#shared/session/client';
import { nextStepOf } from '../logic/next-step';
import { useDueStep } from '../logic/use-due-step';
import { useShownRejection } from '../logic/use-shown-rejection';
import { taskMessages } from '../messages/task';
import { TaskFolder } from './task-folder';
import { WaitingTask } from './waiting-task';

const NO_ROWS: readonly RegistrationRow[] = [];

const myRegistrations = queryOptions({
  queryKey: [...registrationsKey, 'get', 'home'],
  queryFn: ({ signal }) => request(cofundingRegistrations.get, { query: {}, signal }),
});

/** The next task of a signed-in parent, at the top of the home page. */
export function MyTask({ call }: { call: CofundingCall | undefined }) {
  const words = useMessages(taskMessages);
  const { data, isPending } = useQuery(myRegistrations);
  const rows = data?.data ?? NO_ROWS;
  const accepting = call && acceptsDrafts(call.status) ? call : undefined;
  const step = useBusinessTime((now) => nextStepOf({ rows, call: accepting, now }).step);
  const id = useBusinessTime((now) => nextStepOf({ rows, call: accepting, now }).id);
  const { pending: isRejectionPending, rejected } = useShownRejection(rows, step);
  const { isLoading, ...due } = useDueStep(step, id);
  const isWaiting = isPending || isRejectionPending || isLoading;
  const hasTask = data !== undefined && step !== 'none' && !(step === 'rejected' && rejected);

  if (isWaiting) return <WaitingTask />;
  // Without an answer the link to the list below is enough.
  if (!hasTask && !rejected) return null;
  return (
    <section aria-label={words.label} className="u:grid u:page-width u:gap-5 u:pt-6.5">
      {rejected && <RejectionFolder registration={rejected} rejection={rejected.rejection} hasDetails />}
      {hasTask && <TaskFolder {...due} row={rows.find((row) => row.id === id)} call={call} />}
    </section>
  );
}
