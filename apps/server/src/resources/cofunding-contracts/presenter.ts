import type { Contract, ContractRow } from '@urzad/contract';
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
import { type PageParts, presentPreparedPage, presentPreparedRow, type RowParts } from './prepared-presenter';
import type { ContractRecord } from './table';
import { termsOfForm } from './terms-of-registration';

interface OfRow extends RowParts {
  registration: Pick<RegistrationRecord, 'number' | 'form'>;
  call: CallRow;
}

interface OfPage extends OfRow, PageParts<ContractStatus>, Pick<Contract, 'steps'> {}

export function presentRow(record: ContractRecord, parts: OfRow): ContractRow {
  const { registration, call } = parts;
  const { id, number, status, id_registration, date_from, date_to, amount_max } = record;
  const { firstname, lastname } = formOfDraft(registration.form);
  return {
    ...presentPreparedRow(record, parts),
    ...{ id, number, status, id_registration, date_from, date_to, amount_max },
    registration_number: registration.number ?? '',
    call_number: call.number,
    person: `${firstname} ${lastname}`.trim(),
    children: record.children.length,
  };
}

export function present(record: ContractRecord, parts: OfPage): Contract {
  const { viewer, steps, registration, call } = parts;
  const isStaff = viewer.as === 'staff';
  const form = formOfDraft(registration.form);
  const today = warsawDate(parts.now);
  const { sign_member_to, bank_account_number, return_deadline, prolonged, prolong_reason } = record;
  const { end_reason, withdraw_reason } = record;
  return {
    ...presentRow(record, parts),
    ...presentPreparedPage(record, parts),
    ...{
      bank_account_number,
      return_deadline,
      prolonged,
      prolong_reason,
      end_reason,
      withdraw_reason,
      steps,
    },
    pesel: form.pesel,
    account_by_annex: call.params.annex_for_account ?? 'no',
    address: addressOf(form),
    care: record.children.map((child) => ({
      ...presentChild(child, today),
      schedule: contractMonths(child, call.params),
    })),
    registered: isStaff ? registeredOf(registration, { call, today }) : null,
    reserved: isStaff ? record.reserved : null,
    prolong_to:
      steps.includes('prolong') && sign_member_to !== null && sign_member_to >= today
        ? prolongedTo(sign_member_to, call.params.documents_days)
        : null,
  };
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
