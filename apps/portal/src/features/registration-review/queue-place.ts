import { isRegistrationStatus, type RegistrationStatus } from '@urzad/domain';
import type { TableView } from '@urzad/ui';
import type { QueueFilter } from './api';

export const QUEUE_TABS = ['mine', 'unassigned', 'to_correct', 'scored', 'all'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

export const QUEUE_PAGE_SIZE = 20;

/** Columns the server can sort by. */
const SORTS = ['number', 'lastname', 'correction_to'] as const;
type SortField = (typeof SORTS)[number];
type Direction = NonNullable<TableView['sort']>['direction'];

/** Where in the queue one is. It stands in the address, so that it can be kept, sent and come back to. */
export interface QueuePlace {
  tab: QueueTab;
  /** From 1. */
  page: number;
  sort?: { key: SortField; direction: Direction } | undefined;
  /** Only registrations that stand here; all of the tab's when it is empty. */
  statuses: readonly RegistrationStatus[];
  /** What is searched for; empty for everything. */
  text: string;
  density: 'loose' | 'dense';
}

/** Reads the address; what is missing or unknown falls back to the first page of my own work. */
export function placeOf(params: URLSearchParams): QueuePlace {
  const page = Number(params.get('page'));
  const [, minus, field] = /^(-?)(.+)$/.exec(params.get('sort') ?? '') ?? [];
  const key = SORTS.find((name) => name === field);

  return {
    tab: QUEUE_TABS.find((name) => name === params.get('tab')) ?? 'mine',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(key && { sort: { key, direction: minus ? 'descending' : 'ascending' } }),
    statuses: (params.get('status') ?? '').split(',').filter(isRegistrationStatus),
    text: params.get('has_text')?.trim() ?? '',
    density: params.get('rows') === 'dense' ? 'dense' : 'loose',
  };
}

/** The address of a place: only what differs from the first page of my own work. */
export function placeQuery({ tab, page, sort, statuses, text, density }: QueuePlace): string {
  const params = new URLSearchParams();
  if (tab !== 'mine') params.set('tab', tab);
  if (text) params.set('has_text', text);
  if (statuses.length > 0) params.set('status', statuses.join(','));
  if (sort) params.set('sort', sortText(sort));
  if (page > 1) params.set('page', String(page));
  if (density === 'dense') params.set('rows', density);

  return params.size > 0 ? `?${params}` : '';
}

/** What of a table's arrangement stands in the address. */
export function viewOfPlace({
  sort,
  statuses,
  density,
}: QueuePlace): Pick<TableView, 'sort' | 'filters' | 'density'> {
  return {
    sort,
    filters: statuses.length > 0 ? { status: { kind: 'options', values: statuses } } : {},
    density,
  };
}

/** Whether the address itself says how the table stands. Who searches looks everywhere, not in the kept view alone. */
export function isArranged({ sort, statuses, text, density }: QueuePlace): boolean {
  return sort !== undefined || statuses.length > 0 || text !== '' || density === 'dense';
}

/** The place after the table was arranged: what the server cannot sort or filter by is left out, and the pages begin anew. */
export function placeAfter(place: QueuePlace, view: TableView): QueuePlace {
  const { status } = view.filters;
  const field = SORTS.find((name) => name === view.sort?.key);
  const next = {
    ...place,
    sort: view.sort && field && { key: field, direction: view.sort.direction },
    statuses: status?.kind === 'options' ? status.values.filter(isRegistrationStatus) : [],
  };
  const isSameList = placeQuery(next) === placeQuery(place);
  return { ...next, density: view.density, page: isSameList ? place.page : 1 };
}

/** What the server is asked for. Without an order it begins with what was sent first. */
export function filterOf({ tab, page, sort, statuses, text }: QueuePlace): QueueFilter {
  return {
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...FILTERS[tab],
    page,
    page_count: QUEUE_PAGE_SIZE,
    ...(sort && { sort: sortText(sort) }),
    ...(text && { has_text: text }),
  };
}

/** A tab of one status has no use for a filter by status. */
export function isOfOneStatus(tab: QueueTab): boolean {
  return FILTERS[tab].status !== undefined;
}

const FILTERS: Record<QueueTab, Pick<QueueFilter, 'owner' | 'status'>> = {
  mine: { owner: 'me' },
  unassigned: { owner: 'none' },
  to_correct: { status: 'to_correct' },
  scored: { status: 'scored' },
  all: {},
};

function sortText({ key, direction }: NonNullable<QueuePlace['sort']>): SortField | `-${SortField}` {
  return direction === 'descending' ? `-${key}` : key;
}
