import type { OfficeCase } from '@urzad/contract';
import { isLiveCase, type OfficeCaseStatus } from '@urzad/grants';

/** What happened in a case, by which its sentence is chosen. */
export type EventName =
  | 'received'
  | 'begun'
  | 'inProgress'
  | 'answered'
  | 'reopened'
  | 'waiting'
  | Exclude<OfficeCaseStatus, 'new' | 'open' | 'wait_citizen'>;

export interface CaseEvent {
  name: EventName;
  status: OfficeCaseStatus;
  date: string;
  /** The officer who took the case with it and still leads it. */
  leader: string | undefined;
}

/** The events of a case, named by the status that was reached and the one before. */
export function caseEventsOf({ events, owner }: Pick<OfficeCase, 'events' | 'owner'>): CaseEvent[] {
  return events.map(({ status, date, officer }, at) => {
    const before = events[at - 1]?.status;
    const isTaken = before === 'new' && status === 'open' && officer !== null && officer === owner?.name;

    return { name: nameOf(status, { before, officer }), status, date, leader: isTaken ? officer : undefined };
  });
}

interface Around {
  before: OfficeCaseStatus | undefined;
  officer: string | null;
}

function nameOf(status: OfficeCaseStatus, { before, officer }: Around): EventName {
  if (status === 'new') return 'received';
  if (status === 'wait_citizen') return 'waiting';
  if (status !== 'open') return status;
  if (before === undefined) return 'begun';
  if (!isLiveCase(before)) return 'reopened';

  return before === 'wait_citizen' && officer === null ? 'answered' : 'inProgress';
}
