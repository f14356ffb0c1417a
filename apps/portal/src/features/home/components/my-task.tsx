import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CofundingCall, cofundingRegistrations, type RegistrationRow } from '@urzad/contract';
import { acceptsDrafts } from '@urzad/grants';
import { FolderCard, Skeleton } from '@urzad/ui';
import { useBusinessTime } from '#shared/business-time';
import { registrationsKey } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { request } from '#shared/session/client';
import { nextStepOf } from '../logic/next-step';
import { taskMessages } from '../messages/task';
import { TaskFolder } from './task-folder';

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
  const canApply = call !== undefined && acceptsDrafts(call.status);
  const step = useBusinessTime((now) => nextStepOf({ rows, canApply, now }).step);
  const id = useBusinessTime((now) => nextStepOf({ rows, canApply, now }).id);

  // Without an answer the link to the list below is enough.
  if (!isPending && (!data || step === 'none')) return null;
  return (
    <section aria-label={words.label} className="u:page-width u:pt-6.5">
      {isPending ? (
        <WaitingTask />
      ) : (
        <TaskFolder step={step} row={rows.find((row) => row.id === id)} call={call} />
      )}
    </section>
  );
}

function WaitingTask() {
  const words = useMessages(taskMessages);

  return (
    <FolderCard number="…">
      <div className="u:grid u:gap-3">
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <p role="status" className="u:sr-only">
        {words.loading}
      </p>
    </FolderCard>
  );
}
