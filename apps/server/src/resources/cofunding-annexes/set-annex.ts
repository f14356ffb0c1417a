import type { cofundingAnnexes as annex, BodyOf } from '@urzad/contract';
import { type IsoDate, normaliseBankAccount, warsawDate } from '@urzad/domain';
import { type AnnexChange, annexErrors, earliestAnnexDay, hasPrivilege, isCareChanged } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { INITIALS_VOID, type Viewer } from '../cofunding-contracts/public';
import { holdMoney } from './annex-money';
import { type AnnexStepChange, planOf } from './change-annex';
import type { AnnexRecord } from './repository';

type Body = BodyOf<typeof annex.set>;

/** Changes what an annex changes: whoever writes it has prepared it, and never initials it. */
export function setAnnex(id: number, { row_version, reason, valid_from, ...given }: Body): AnnexStepChange {
  const account = given.bank_account_number;
  const change: AnnexChange = {
    care: given.care.filter(isCareChanged),
    bank_account_number: account === null ? null : normaliseBankAccount(account),
    texts: given.texts,
  };
  return {
    ...{ id, row_version, step: 'set' },
    async change(record, { tx, call, registration, viewer, by }) {
      const { care, contract, columns } = await planOf(tx, { ...record, change, valid_from }, call);
      const known = new Map(care.map(({ grant, support }) => [grant.id, support]));
      if (change.care.some(({ id_grant }) => !known.has(id_grant))) {
        throw new ApiError('conflict', { care: 'is-no-equal' });
      }
      const errors = {
        ...annexErrors(change, {
          ...{ supports: known, valid_from, params: call.params },
          ...{ earliest: earliestFor(record, viewer, contract.date_from), today: warsawDate(by.date) },
        }),
        // Another account is a statement of the parent, unless the call says otherwise (Process §2.11).
        ...(account !== null &&
          call.params.annex_for_account !== 'yes' && { bank_account_number: 'not-valid' }),
      };
      if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);

      const need = columns.amount_after - columns.amount_before;
      const held = await holdMoney(tx, { call, registration, held: record.held, need }, by);
      const editors = [...new Set([...record.editors, by.id])];
      return {
        ...{ ...columns, change, reason, valid_from, held, editors },
        ...{ ...INITIALS_VOID, back_note: null, id_user_prepared: by.id },
      };
    },
    diff: { kinds: change.care.map(({ id_grant }) => id_grant), valid_from },
  };
}

/** Not before the application for it, unless whoever may initial contracts allows it. */
export function earliestFor(
  { create_date }: Pick<AnnexRecord, 'create_date'>,
  viewer: Viewer,
  contract_from: IsoDate | null,
): IsoDate {
  const applied = warsawDate(create_date);
  const mayAllow = viewer.as === 'staff' && hasPrivilege(viewer.privileges, 'cofunding_contract_initial');
  const allowed = earliestAnnexDay(applied);
  if (!mayAllow || contract_from === null || contract_from > applied) return allowed;
  return earliestAnnexDay(contract_from);
}
