import type { RegistrationRow } from '@urzad/contract';
import { REGISTRATION_LAW } from '@urzad/grants';
import { Button } from '@urzad/ui';
import type { TableSelection } from '@urzad/ui/data-table';
import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type QueueFilter,
  type QueueLocation,
  type QueueTab,
  queueList,
} from '#shared/entities/registrations/queue-list';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { useTaking } from '../logic/use-taking';
import { queueMessages } from '../messages/queue';
import { TakingOutcome } from './taking-outcome';

/** The tab of registrations without an officer in charge. */
const UNTAKEN: QueueTab = 'unassigned';

interface QueueSelectionOptions {
  location: QueueLocation;
  filter: QueueFilter;
  /** The number of rows that pass the filter. */
  total: number;
}

interface QueueSelection {
  /** Absent for people without the privilege, and on tabs without such registrations. */
  selection: TableSelection<RegistrationRow> | undefined;
  outcome: ReactNode;
}

/** Rows of the queue that are taken over together, and the result. */
export function useQueueSelection({ location, filter, total }: QueueSelectionOptions): QueueSelection {
  const words = useMessages(queueMessages);
  const mayTake = useSession(
    ({ me }) => me && REGISTRATION_LAW.mayStep('take', 'submitted', { privileges: me.privileges }),
  );
  // Other pages and another order are the same list.
  const list = queueList.toQuery({ ...location, page: 1, sort: undefined, density: 'loose' });
  const { keys, select, take, isPending, isTooMany, results, error } = useTaking({ filter, total, list });
  if (!mayTake || location.tab !== UNTAKEN) return { selection: undefined, outcome: null };

  const actions = (
    <Button size="sm" icon={Hand} loading={isPending} disabled={isTooMany} onClick={take}>
      {words.takeSelected}
    </Button>
  );
  return {
    selection: { keys, onChange: select, nameOf: ({ number }) => number, actions },
    outcome: <TakingOutcome isTooMany={isTooMany} results={results} error={error} />,
  };
}
