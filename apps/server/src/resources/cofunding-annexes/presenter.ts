import type { Annex, AnnexRow } from '@urzad/contract';
import type { AnnexStatus } from '@urzad/grants';
import type { CallRow } from '../cofunding-calls/public';
import {
  type ContractRecord,
  type PageParts,
  presentPreparedPage,
  presentPreparedRow,
  type RowParts,
} from '../cofunding-contracts/public';
import type { AnnexRecord } from './repository';
import { earliestFor } from './set-annex';

interface OfRow extends RowParts {
  contract: Pick<ContractRecord, 'number'>;
  call: Pick<CallRow, 'number'>;
  /** Of the parent. */
  person: string;
}

interface OfPage extends OfRow, PageParts<AnnexStatus>, Pick<Annex, 'steps'> {
  contract: ContractRecord;
  call: CallRow;
}

export function presentRow(record: AnnexRecord, parts: OfRow): AnnexRow {
  const { contract, call, person } = parts;
  const { id, number, status, kinds, id_contract, valid_from, amount_before, amount_after } = record;
  return {
    ...presentPreparedRow(record, parts),
    ...{ id, number, status, kinds, id_contract, valid_from, amount_before, amount_after, person },
    contract_number: contract.number,
    call_number: call.number,
  };
}

export function present(record: AnnexRecord, parts: OfPage): Annex {
  const { viewer, steps, contract, call } = parts;
  const isStaff = viewer.as === 'staff';
  const { id_member, id_registration, reason, change, plan, amount_before, amount_after, end_note } = record;
  const { care, rows, bank_account_now, contract_to, contract_to_after } = plan;
  return {
    ...presentRow(record, parts),
    ...presentPreparedPage(record, parts),
    ...{ id_member, id_registration, reason, end_note, steps },
    ...{ care, rows, bank_account_now, contract_to, contract_to_after },
    bank_account_number: change.bank_account_number,
    account_by_annex: call.params.annex_for_account ?? 'no',
    texts: [...change.texts],
    returns: Math.max(0, amount_before - amount_after),
    needs: Math.max(0, amount_after - amount_before),
    params: isStaff ? paramsOf(call) : null,
    valid_from_min: isStaff ? earliestFor(record, viewer, contract.date_from) : null,
  };
}

/** What the table „było / jest” is counted by. */
function paramsOf({ params }: Pick<CallRow, 'params'>): NonNullable<Annex['params']> {
  const { cap, prorata, months_max, age_max_years, care_forms } = params;
  return { cap, prorata, months_max, age_max_years, care_forms };
}
