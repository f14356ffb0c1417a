import { cofundingRegistrations, isIdInAddress } from '@urzad/contract';
import { REGISTRATION_STATUSES } from '@urzad/grants';
import { ids, onlyMe, options, range, text } from '../../list/list-filters';
import { defineListLocation, type ListQuery, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { registrationsKey } from './registration-query';

export const ALL_CALLS = 'all';

/** The registrations of the office: its queue. */
export const queueList = defineListLocation({
  endpoint: cofundingRegistrations.get,
  path: paths.registrations,
  tableCode: 'cofundingregistration',
  tabs: {
    mine: { owner: 'me', status: 'formal_check' },
    unassigned: { owner: 'none' },
    to_correct: { status: 'to_correct' },
    to_approve: { status: 'scored', approved: 'no' },
    all: {},
  },
  sorts: ['number', 'lastname', 'due_date'],
  filters: {
    status: options(REGISTRATION_STATUSES.codes),
    owner: ids(),
    city: text(),
    age: range(),
    second: onlyMe(),
  },
  /** The call whose registrations are shown; without one the present call, or every call when a text is searched for. */
  choices: { call: (chosen) => chosen === ALL_CALLS || isIdInAddress(chosen) },
});

export type QueueLocation = LocationOf<typeof queueList>;
export type QueueTab = QueueLocation['tab'];
export type QueueFilter = ListQuery<typeof cofundingRegistrations.get>;

export const queueKey = [...registrationsKey, 'queue'] as const;

/** Matches all queries of the queue. */
export const queueQueries = { queryKey: queueKey };

/** The call of a location; `undefined` for all of them. */
export function shownCall({ choices, text: searched }: QueueLocation, presentCall: number | undefined) {
  if (choices.call === ALL_CALLS) return undefined;
  if (choices.call !== undefined) return Number(choices.call);
  // A search covers all calls.
  return searched ? undefined : presentCall;
}

/** The parameters of the request. Without an order the list begins with the first submission. */
export function queueFilter(location: QueueLocation, presentCall: number | undefined): QueueFilter {
  const id_call = shownCall(location, presentCall);
  return { ...queueList.filterOf(location), ...(id_call !== undefined && { id_call }) };
}
