import type { Contract, OfficeDocument } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import type { Viewer } from './policy';
import { termOf } from './prepared-list';
import type { SignedRecord } from './signing/signed-kind';
import type { ContractRecord } from './table';

/** What rows of contracts and of annexes have alike. */
export type PreparedRecord = SignedRecord &
  Pick<
    ContractRecord,
    | ('is_test' | 'create_date' | 'mod_date' | 'asked_date' | 'back_note' | 'member_sign_date')
    | ('conclude_date' | 'id_signatory' | 'return_reason' | 'return_note')
  >;

/** The statuses that one has reached, the first one first. */
export type History<Status> = readonly { date: Date; status: Status; id_user: number | null }[];

export interface RowParts {
  viewer: Viewer;
  /** Names of staff by their ids. */
  names: ReadonlyMap<number, string>;
  /** Business time. */
  now: Date;
}

export interface PageParts<Status> extends RowParts, Pick<Contract, 'paper' | 'paper_people'> {
  documents: readonly OfficeDocument[];
  id_officecase: number | null;
  history: History<Status>;
  /** What the call has left beside all that is reserved for others. */
  free: number;
}

export function presentPreparedRow(record: PreparedRecord, { viewer, names, now }: RowParts) {
  const { sign_member_to, sign_office_to } = record;
  const term = termOf(record);
  return {
    id_user: record.id_user,
    asked: yesNo(record.asked_date !== null),
    ...{ sign_member_to, sign_office_to },
    is_overdue: yesNo(term !== null && term < warsawDate(now)),
    prepared: viewer.as === 'staff' ? officerOf(record.id_user_prepared, names) : null,
    create_date: record.create_date.toISOString(),
    mod_date: record.mod_date.toISOString(),
  };
}

export function presentPreparedPage<Status extends string>(
  record: PreparedRecord,
  { viewer, names, documents, history, paper, paper_people, id_officecase, free }: PageParts<Status>,
) {
  const { id_user, row_version, is_test, version_no, initials_date, return_reason, return_note } = record;
  const isStaff = viewer.as === 'staff';
  const initials = officerOf(record.id_user_initials, names);
  return {
    ...{ row_version, is_test, version_no, return_reason, return_note },
    ...{ paper, paper_people, id_officecase, documents: [...documents] },
    free: isStaff ? free : null,
    asked_date: isStaff ? (record.asked_date?.toISOString() ?? null) : null,
    initials:
      isStaff && initials && initials_date ? { ...initials, date: initials_date.toISOString() } : null,
    back_note: isStaff ? record.back_note : null,
    sent_date: record.sent_date?.toISOString() ?? null,
    member_sign_date: record.member_sign_date?.toISOString() ?? null,
    conclude_date: record.conclude_date,
    signatory: officerOf(record.id_signatory, names),
    history: toldHistory(history, viewer).map(({ date, status, id_user: by }) => ({
      date: date.toISOString(),
      status,
      officer: by === null || by === id_user ? null : (names.get(by) ?? null),
    })),
  };
}

/** A parent reads of one from the day on which it was sent. */
function toldHistory<Status extends string>(history: History<Status>, viewer: Viewer): History<Status> {
  if (viewer.as === 'staff') return history;
  return history.slice(history.findIndex(({ status }) => status === 'to_member'));
}

function officerOf(id: number | null, names: ReadonlyMap<number, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}

function yesNo(is: boolean) {
  return is ? ('yes' as const) : ('no' as const);
}
