import type { IsoDate } from '@urzad/domain';
import type { Statuses } from '@urzad/grants';
import type { Locale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import type { ReactNode } from 'react';
import { ObjectStatusBadge, type StatusIcons } from '../object/object-status-badge';
import { BesidePresence } from '../presence/presence';
import { DueDate, NumberLink, OneLine, TwoLines } from './cells';
import { listMessages } from './messages';

interface NumberColumnOptions<Row> {
  locale: Locale;
  numberOf: (row: Row) => string;
  /** What the number is called; „Numer” without it. */
  header?: string;
  /** Whether the server can sort by it. @default true */
  sortable?: boolean;
  /** In pixels. */
  width: number;
  /** The page of a row. */
  hrefOf: (row: Row) => string;
  /** Below the number. */
  second: (row: Row) => ReactNode;
}

/** The number of an object, which links to its page. */
export function numberColumn<Row>({
  locale,
  numberOf,
  header = listMessages[locale].number,
  sortable = true,
  width,
  hrefOf,
  second,
}: NumberColumnOptions<Row>): DataColumn<Row> {
  return {
    key: 'number',
    header,
    type: 'text',
    value: numberOf,
    sortable,
    filterable: false,
    hideable: false,
    width,
    cell: (row) => (
      <TwoLines first={<NumberLink href={hrefOf(row)} number={numberOf(row)} />} second={second(row)} />
    ),
  };
}

interface StatusColumnOptions<Status extends string, Row> {
  locale: Locale;
  statuses: Statuses<Status>;
  icons: StatusIcons<Status>;
  /** Those that the list can have, for its filter. */
  codes: readonly Status[];
  filterable: boolean;
  /** In pixels. */
  width: number;
  /** Below the status. */
  second: (row: Row) => ReactNode;
}

/** The status of an object; the server filters by it. */
export function statusColumn<Status extends string, Row extends { status: Status }>({
  locale,
  statuses,
  icons,
  codes,
  filterable,
  width,
  second,
}: StatusColumnOptions<Status, Row>): DataColumn<Row> {
  return {
    key: 'status',
    header: listMessages[locale].status,
    type: 'text',
    value: ({ status }) => status,
    options: codes.map((code) => ({ value: code, label: statuses.table[code][locale] })),
    sortable: false,
    filterable,
    width,
    cell: (row) => (
      <TwoLines
        first={
          <span className="u:flex">
            <ObjectStatusBadge statuses={statuses} icons={icons} status={row.status} compact />
          </span>
        }
        second={second(row)}
      />
    ),
  };
}

/** A person of the office. */
export interface Owner {
  id: number;
  name: string;
}

interface OwnerColumnOptions {
  locale: Locale;
  /** Those in charge of any object, for the filter. */
  owners: readonly Owner[];
  filterable: boolean;
}

/** The officer in charge. */
export function ownerColumn<Row extends { owner: Owner | null }>({
  locale,
  owners,
  filterable,
}: OwnerColumnOptions): DataColumn<Row> {
  return {
    key: 'owner',
    header: listMessages[locale].owner,
    type: 'text',
    value: ({ owner }) => (owner ? String(owner.id) : null),
    options: owners.map(({ id, name }) => ({ value: String(id), label: name })),
    sortable: false,
    filterable,
    width: 160,
    cell: ({ owner }) =>
      owner && <TwoLines first={<OneLine>{owner.name}</OneLine>} second={<BesidePresence id={owner.id} />} />,
  };
}

interface DueColumnOptions<Row> {
  locale: Locale;
  today: IsoDate;
  /** The day by which somebody has to act. */
  dueOf: (row: Row) => IsoDate | null;
  /** In pixels. */
  width: number;
}

/** The days left, and the deadline. */
export function dueColumn<Row>({ locale, today, dueOf, width }: DueColumnOptions<Row>): DataColumn<Row> {
  return {
    key: 'due_date',
    header: listMessages[locale].deadline,
    type: 'date',
    value: dueOf,
    filterable: false,
    width,
    cell: (row) => <DueDate due={dueOf(row)} today={today} />,
  };
}
