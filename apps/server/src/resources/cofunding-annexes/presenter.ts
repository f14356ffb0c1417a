import type { Annex, AnnexRow, OfficeDocument } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import type { AnnexStatus } from '@urzad/grants';
import type { CallRow } from '../cofunding-calls/public';
import type { ContractRecord, Viewer } from '../cofunding-contracts/public';
import { termOf } from './annex-list';
import type { AnnexRecord } from './repository';
import { earliestFor } from './set-annex';

interface RowParts {
  viewer: Viewer;
  contract: Pick<ContractRecord, 'number'>;
  call: Pick<CallRow, 'number'>;
  /** Of the parent. */
  person: string;
  /** Names of staff by their ids. */
  names: ReadonlyMap<number, string>;
  /** Business time. */
  now: Date;
}

interface Parts extends Omit<RowParts, 'contract' | 'call'>, Pick<Annex, 'steps' | 'paper' | 'paper_people'> {
  contract: ContractRecord;
  call: CallRow;
  documents: readonly OfficeDocument[];
  id_officecase: number | null;
  history: readonly { date: Date; status: AnnexStatus; id_user: number | null }[];
  /** What the call has left beside all that is reserved for others. */
  free: number;
}

export function presentRow(record: AnnexRecord, parts: RowParts): AnnexRow {
  const { viewer, contract, call, person, names, now } = parts;
  const { id, number, status, kinds, id_contract, valid_from, amount_before, amount_after } = record;
  const { sign_member_to, sign_office_to } = record;
  const term = termOf(record);
  return {
    ...{ id, number, status, kinds, id_contract, valid_from, amount_before, amount_after },
    ...{ sign_member_to, sign_office_to, person },
    contract_number: contract.number,
    call_number: call.number,
    asked: record.asked_date === null ? 'no' : 'yes',
    is_overdue: term !== null && term < warsawDate(now) ? 'yes' : 'no',
    prepared: viewer.as === 'staff' ? officerOf(record.id_user_prepared, names) : null,
    create_date: record.create_date.toISOString(),
    mod_date: record.mod_date.toISOString(),
  };
}

export function present(record: AnnexRecord, parts: Parts): Annex {
  const { viewer, steps, contract, call, names, documents, history, free } = parts;
  const isStaff = viewer.as === 'staff';
  const { id_user, id_member, id_registration, row_version, is_test, version_no, reason, plan } = record;
  const { change, amount_before, amount_after, initials_date, return_reason, return_note, end_note } = record;
  const initials = officerOf(record.id_user_initials, names);
  return {
    ...presentRow(record, parts),
    ...{ id_user, id_member, id_registration, row_version, is_test, version_no, reason },
    ...{ return_reason, return_note, end_note, steps },
    care: plan.care,
    bank_account_now: plan.bank_account_now,
    bank_account_number: change.bank_account_number,
    account_by_annex: call.params.annex_for_account ?? 'no',
    texts: [...change.texts],
    rows: plan.rows,
    contract_to: plan.contract_to,
    contract_to_after: plan.contract_to_after,
    returns: Math.max(0, amount_before - amount_after),
    needs: Math.max(0, amount_after - amount_before),
    free: isStaff ? free : null,
    params: isStaff ? paramsOf(call) : null,
    valid_from_min: isStaff ? earliestFor(record, viewer, contract.date_from) : null,
    asked_date: isStaff ? (record.asked_date?.toISOString() ?? null) : null,
    initials:
      isStaff && initials && initials_date ? { ...initials, date: initials_date.toISOString() } : null,
    back_note: isStaff ? record.back_note : null,
    sent_date: record.sent_date?.toISOString() ?? null,
    member_sign_date: record.member_sign_date?.toISOString() ?? null,
    paper: parts.paper,
    paper_people: parts.paper_people,
    conclude_date: record.conclude_date,
    signatory: officerOf(record.id_signatory, names),
    documents: [...documents],
    id_officecase: parts.id_officecase,
    history: toldHistory(history, viewer).map(({ date, status, id_user: by }) => ({
      date: date.toISOString(),
      status,
      officer: by === null || by === id_user ? null : (names.get(by) ?? null),
    })),
  };
}

/** What the table „było / jest” is counted by. */
function paramsOf({ params }: Pick<CallRow, 'params'>): NonNullable<Annex['params']> {
  const { cap, prorata, months_max, age_max_years, care_forms } = params;
  return { cap, prorata, months_max, age_max_years, care_forms };
}

/** A parent reads of an annex from the day on which it was sent. */
function toldHistory(history: Parts['history'], viewer: Viewer): Parts['history'] {
  if (viewer.as === 'staff') return history;
  return history.slice(history.findIndex(({ status }) => status === 'to_member'));
}

function officerOf(id: number | null, names: ReadonlyMap<number, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}
