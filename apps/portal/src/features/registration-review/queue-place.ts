import type { TableSort } from '@urzad/ui';
import type { QueueFilter } from './api';

export const QUEUE_TABS = ['mine', 'unassigned', 'to_correct', 'scored', 'all'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

export const QUEUE_PAGE_SIZE = 20;

/** Columns the server can sort by. */
const SORTS = ['number', 'lastname', 'correction_to'] as const;
type SortField = (typeof SORTS)[number];

/** Where in the queue one is. It stands in the address, so that it can be kept, sent and come back to. */
export interface QueuePlace {
  tab: QueueTab;
  /** From 1. */
  page: number;
  sort?: { key: SortField; direction: TableSort['direction'] } | undefined;
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
    text: params.get('has_text')?.trim() ?? '',
    density: params.get('rows') === 'dense' ? 'dense' : 'loose',
  };
}

/** The address of a place: only what differs from the first page of my own work. */
export function placeQuery({ tab, page, sort, text, density }: QueuePlace): string {
  const params = new URLSearchParams();
  if (tab !== 'mine') params.set('tab', tab);
  if (text) params.set('has_text', text);
  if (sort) params.set('sort', sortText(sort));
  if (page > 1) params.set('page', String(page));
  if (density === 'dense') params.set('rows', density);

  return params.size > 0 ? `?${params}` : '';
}

/** A column that was clicked, if the server can sort by it. */
export function sortOf({ key, direction }: TableSort): QueuePlace['sort'] {
  const field = SORTS.find((name) => name === key);
  return field && { key: field, direction };
}

/** What the server is asked for. Without an order it begins with what was sent first. */
export function filterOf({ tab, page, sort, text }: QueuePlace): QueueFilter {
  return {
    ...FILTERS[tab],
    page,
    page_count: QUEUE_PAGE_SIZE,
    ...(sort && { sort: sortText(sort) }),
    ...(text && { has_text: text }),
  };
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
