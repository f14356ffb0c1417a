import type { Contract, ContractRow, OfficeDocument } from '@urzad/contract';
import { birthDateOf, type IsoDate, isPesel, warsawDate } from '@urzad/domain';
import {
  type ContractChild,
  type ContractStatus,
  contractAmount,
  contractMonths,
  contractPeriod,
  prolongedTo,
} from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { CallRow } from '../cofunding-calls/public';
import type { RegistrationRecord } from '../cofunding-registrations/public';
import { addressOf } from './address';
import { termOf } from './contract-list';
import type { Viewer } from './policy';
import type { ContractRecord } from './table';
import { termsOfForm } from './terms-of-registration';

interface RowParts {
  viewer: Viewer;
  registration: Pick<RegistrationRecord, 'number' | 'form'>;
  call: CallRow;
  /** Names of staff by their ids. */
  names: ReadonlyMap<number, string>;
  /** Business time. */
  now: Date;
}

interface Parts extends RowParts, Pick<Contract, 'steps' | 'paper' | 'paper_people'> {
  documents: readonly OfficeDocument[];
  id_officecase: number | null;
  history: readonly { date: Date; status: ContractStatus; id_user: number | null }[];
  /** What the call has left beside all that is reserved. */
  free: number;
}

export function presentRow(record: ContractRecord, parts: RowParts): ContractRow {
  const { viewer, registration, call, names, now } = parts;
  const { firstname, lastname } = formOfDraft(registration.form);
  const term = termOf(record);
  return {
    id: record.id,
    number: record.number,
    status: record.status,
    id_registration: record.id_registration,
    registration_number: registration.number ?? '',
    call_number: call.number,
    person: `${firstname} ${lastname}`.trim(),
    children: record.children.length,
    date_from: record.date_from,
    date_to: record.date_to,
    amount_max: record.amount_max,
    asked: record.asked_date === null ? 'no' : 'yes',
    sign_member_to: record.sign_member_to,
    sign_office_to: record.sign_office_to,
    is_overdue: term !== null && term < warsawDate(now) ? 'yes' : 'no',
    prepared: viewer.as === 'staff' ? officerOf(record.id_user_prepared, names) : null,
    create_date: record.create_date.toISOString(),
    mod_date: record.mod_date.toISOString(),
  };
}

export function present(record: ContractRecord, parts: Parts): Contract {
  const { viewer, steps, registration, call, names, documents, history, free } = parts;
  const isStaff = viewer.as === 'staff';
  const form = formOfDraft(registration.form);
  const today = warsawDate(parts.now);
  const { sign_member_to, initials_date, id_user_initials } = record;
  const initials = officerOf(id_user_initials, names);
  return {
    ...presentRow(record, parts),
    id_user: record.id_user,
    row_version: record.row_version,
    is_test: record.is_test,
    version_no: record.version_no,
    pesel: form.pesel,
    address: addressOf(form),
    care: record.children.map((child) => ({
      ...presentChild(child, today),
      schedule: contractMonths(child, call.params),
    })),
    bank_account_number: record.bank_account_number,
    return_deadline: record.return_deadline,
    registered: isStaff ? registeredOf(registration, { call, today }) : null,
    reserved: isStaff ? record.reserved : null,
    free: isStaff ? free : null,
    asked_date: isStaff ? (record.asked_date?.toISOString() ?? null) : null,
    initials:
      isStaff && initials && initials_date ? { ...initials, date: initials_date.toISOString() } : null,
    back_note: isStaff ? record.back_note : null,
    sent_date: record.sent_date?.toISOString() ?? null,
    prolonged: record.prolonged,
    prolong_reason: record.prolong_reason,
    prolong_to:
      steps.includes('prolong') && sign_member_to !== null && sign_member_to >= today
        ? prolongedTo(sign_member_to, call.params.documents_days)
        : null,
    member_sign_date: record.member_sign_date?.toISOString() ?? null,
    paper: parts.paper,
    paper_people: parts.paper_people,
    conclude_date: record.conclude_date,
    signatory: officerOf(record.id_signatory, names),
    return_reason: record.return_reason,
    return_note: record.return_note,
    end_reason: record.end_reason,
    withdraw_reason: record.withdraw_reason,
    documents: [...documents],
    id_officecase: parts.id_officecase,
    steps,
    history: toldHistory(history, viewer).map(({ date, status, id_user }) => ({
      date: date.toISOString(),
      status,
      officer: id_user === null || id_user === record.id_user ? null : (names.get(id_user) ?? null),
    })),
  };
}

/** A parent reads of a contract from the day on which it was sent. */
function toldHistory(history: Parts['history'], viewer: Viewer): Parts['history'] {
  if (viewer.as === 'staff') return history;
  return history.slice(history.findIndex(({ status }) => status === 'to_member'));
}

function registeredOf(
  registration: Pick<RegistrationRecord, 'form'>,
  { call: { params }, today }: { call: CallRow; today: IsoDate },
): NonNullable<Contract['registered']> {
  const { children, bank_account_number, return_deadline } = termsOfForm(registration);
  const { date_from, date_to } = contractPeriod(children, params) ?? { date_from: null, date_to: null };
  return {
    children: children.map((child) => presentChild(child, today)),
    ...{ bank_account_number, return_deadline, date_from, date_to },
    amount_max: contractAmount(children, params),
  };
}

function presentChild({ pesel, months: _, ...child }: ContractChild, today: IsoDate) {
  return { ...child, born_date: isPesel(pesel, today) ? birthDateOf(pesel) : null };
}

function officerOf(id: number | null, names: ReadonlyMap<number, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}
