import { REGISTRATION_STATUSES, type RegistrationStatus } from '@urzad/grants';
import type { TableView } from '@urzad/ui/data-table';
import type { QueueFilter } from './queue-key';

export const QUEUE_TABS = ['mine', 'unassigned', 'to_correct', 'to_approve', 'all'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

export const QUEUE_PAGE_SIZE = 20;

/** Columns the server can sort by. */
const SORTS = ['number', 'lastname', 'due_date'] as const;
type SortField = (typeof SORTS)[number];
type Direction = NonNullable<TableView['sort']>['direction'];

/** From and to, both included. */
interface Range {
  from: number | null;
  to: number | null;
}

/** The location in the queue. It is in the address, so that it can be bookmarked, shared and returned to. */
export interface QueueLocation {
  tab: QueueTab;
  /** From 1. */
  page: number;
  sort?: { key: SortField; direction: Direction } | undefined;
  /** Only registrations with one of these statuses; all of the tab's when it is empty. */
  statuses: readonly RegistrationStatus[];
  /** The call whose registrations are shown; without one the present call, or every call when a text is searched for. */
  call?: number | 'all' | undefined;
  /** Ids of officers in charge; those of all when it is empty. */
  owners: readonly string[];
  /** Part of the town's name; empty for all towns. */
  city: string;
  /** Working days since the submission. */
  age?: Range | undefined;
  /** The searched text; empty for all. */
  text: string;
  density: 'loose' | 'dense';
}

/** Parses the address; missing or unknown parameters fall back to the first page of the tab `mine`. */
export function queueLocationOf(params: URLSearchParams): QueueLocation {
  const page = Number(params.get('page'));
  const [, minus, field] = /^(-?)(.+)$/.exec(params.get('sort') ?? '') ?? [];
  const key = SORTS.find((name) => name === field);

  return {
    tab: QUEUE_TABS.find((name) => name === params.get('tab')) ?? 'mine',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(key && { sort: { key, direction: minus ? 'descending' : 'ascending' } }),
    statuses: (params.get('status') ?? '').split(',').filter(REGISTRATION_STATUSES.is),
    ...callOf(params.get('call')),
    owners: (params.get('owner') ?? '').split(',').filter((id) => ID.test(id)),
    city: params.get('city')?.trim() ?? '',
    ...ageOf(params.get('age')),
    text: params.get('has_text')?.trim() ?? '',
    density: params.get('rows') === 'dense' ? 'dense' : 'loose',
  };
}

/** The query of a location: only what differs from the first page of the tab `mine`. */
export function locationQuery(location: QueueLocation): string {
  const { tab, page, sort, statuses, call, owners, city, age, text, density } = location;
  const params = new URLSearchParams();
  if (tab !== 'mine') params.set('tab', tab);
  if (text) params.set('has_text', text);
  if (call !== undefined) params.set('call', String(call));
  if (statuses.length > 0) params.set('status', statuses.join(','));
  if (owners.length > 0) params.set('owner', owners.join(','));
  if (city) params.set('city', city);
  if (age) params.set('age', `${age.from ?? ''}-${age.to ?? ''}`);
  if (sort) params.set('sort', sortText(sort));
  if (page > 1) params.set('page', String(page));
  if (density === 'dense') params.set('rows', density);

  return params.size > 0 ? `?${params}` : '';
}

/** Another tab begins at its first page, with the same call and no filters. */
export function tabLocation(location: QueueLocation): QueueLocation {
  return { ...location, page: 1, statuses: [], owners: [], city: '', age: undefined, text: '' };
}

/** The part of a table's view that is in the address. */
export function viewOfLocation({
  sort,
  statuses,
  owners,
  city,
  age,
  density,
}: QueueLocation): Pick<TableView, 'sort' | 'filters' | 'density'> {
  return {
    sort,
    filters: {
      ...(statuses.length > 0 && { status: { kind: 'options', values: statuses } }),
      ...(owners.length > 0 && { owner: { kind: 'options', values: owners } }),
      ...(city && { city: { kind: 'contains', text: city } }),
      ...(age && { age: { kind: 'range', ...age } }),
    },
    density,
  };
}

/** Whether the address itself has an arrangement of the table. A search covers everything, not the saved view alone. */
export function isArranged({ sort, statuses, owners, city, age, text, density }: QueueLocation): boolean {
  const isFiltered = statuses.length + owners.length > 0 || city !== '' || age !== undefined;
  return sort !== undefined || isFiltered || text !== '' || density === 'dense';
}

/**
 * The location after the table was arranged: columns that the server cannot sort or filter by are left out, and the
 * page is 1 for another list.
 */
export function locationAfter(location: QueueLocation, view: TableView): QueueLocation {
  const { status, owner, city, age } = view.filters;
  const field = SORTS.find((name) => name === view.sort?.key);
  const next = {
    ...location,
    sort: view.sort && field && { key: field, direction: view.sort.direction },
    statuses: status?.kind === 'options' ? status.values.filter(REGISTRATION_STATUSES.is) : [],
    owners: owner?.kind === 'options' ? owner.values : [],
    city: city?.kind === 'contains' ? city.text.trim() : '',
    age: age?.kind === 'range' ? rangeOf(age) : undefined,
  };
  const isSameList = locationQuery(next) === locationQuery(location);
  return { ...next, density: view.density, page: isSameList ? location.page : 1 };
}

/** The call of a location; `undefined` for all of them. */
export function shownCall(
  { call, text }: QueueLocation,
  presentCall: number | undefined,
): number | undefined {
  if (call === 'all') return undefined;
  // A search covers all calls.
  return call ?? (text ? undefined : presentCall);
}

/** The parameters of the request. Without an order the list begins with the first submission. */
export function filterOf(location: QueueLocation, presentCall: number | undefined): QueueFilter {
  const { tab, page, sort, statuses, owners, city, age, text } = location;
  const id_call = shownCall(location, presentCall);
  return {
    ...(id_call !== undefined && { id_call }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(owners.length > 0 && { owner: owners.join(',') }),
    ...(city && { city }),
    ...(age && age.from !== null && { age_from: age.from }),
    ...(age && age.to !== null && { age_to: age.to }),
    ...FILTERS[tab],
    page,
    page_count: QUEUE_PAGE_SIZE,
    ...(sort && { sort: sortText(sort) }),
    ...(text && { has_text: text }),
  };
}

/** A tab of one person's registrations, or of those without an officer, needs no filter by person. */
export function isOfOneOwner(tab: QueueTab): boolean {
  return FILTERS[tab].owner !== undefined;
}

/** A tab of one status needs no filter by status. */
export function isOfOneStatus(tab: QueueTab): boolean {
  return FILTERS[tab].status !== undefined;
}

const FILTERS: Record<QueueTab, Pick<QueueFilter, 'owner' | 'status' | 'approved'>> = {
  mine: { owner: 'me' },
  unassigned: { owner: 'none' },
  to_correct: { status: 'to_correct' },
  to_approve: { status: 'scored', approved: 'no' },
  all: {},
};

const ID = /^[1-9][0-9]{0,9}$/;

function callOf(text: string | null): Pick<QueueLocation, 'call'> {
  if (text === 'all') return { call: 'all' };
  return text !== null && ID.test(text) ? { call: Number(text) } : {};
}

/** `5-10`, `5-` or `-10`. */
function ageOf(text: string | null): Pick<QueueLocation, 'age'> {
  const [, from = '', to = ''] = /^([0-9]{0,3})-([0-9]{0,3})$/.exec(text ?? '') ?? [];
  const age = rangeOf({ from: from || null, to: to || null });
  return age ? { age } : {};
}

function rangeOf({ from, to }: { from: string | number | null; to: string | number | null }) {
  const boundOf = (bound: string | number | null) => (bound === null || bound === '' ? null : Number(bound));
  const range: Range = { from: boundOf(from), to: boundOf(to) };
  return range.from === null && range.to === null ? undefined : range;
}

function sortText({ key, direction }: NonNullable<QueueLocation['sort']>): SortField | `-${SortField}` {
  return direction === 'descending' ? `-${key}` : key;
}
