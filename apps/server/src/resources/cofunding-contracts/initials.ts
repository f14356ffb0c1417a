import { refOf } from '@urzad/contract';
import { isBankAccount } from '@urzad/domain';
import { ApiError } from '../../api-error';
import { notify } from '../../notify';
import { findHolders } from '../users/public';
import type { ContractChange } from './change-contract';
import { INITIALS_VOID } from './set-contract';
import { backText, toInitialText } from './staff-notices';
import type { ContractRecord } from './table';

/** Asks another person to initial a contract whose data are complete. */
export function askInitials(id: number, { row_version }: { row_version: number }): ContractChange {
  return {
    id,
    row_version,
    step: 'askInitials',
    change(record, { by }) {
      refuseIncomplete(record);
      return { asked_date: by.date, back_note: null };
    },
    async follow(after, { app, tx, by }) {
      const holders = await findHolders(tx, {
        privilege: 'cofunding_contract_initial',
        at: by.date,
        id_application: by.id_application,
      });
      const ref = refOf('cofundingcontract', id);
      for (const to of holders) {
        if (to !== by.id && to !== after.id_user)
          await notify(app, tx, { to, text: toInitialText(after), ref }, by);
      }
    },
  };
}

/** Sends it back to who prepared it, with the reason. */
export function sendBack(
  id: number,
  { row_version, reason }: { row_version: number; reason: string },
): ContractChange {
  return {
    id,
    row_version,
    step: 'sendBack',
    change: () => ({ ...INITIALS_VOID, back_note: reason }),
    async follow(after, { app, tx, by }) {
      const text = backText(after);
      await notify(app, tx, { to: after.id_user_prepared, text, ref: refOf('cofundingcontract', id) }, by);
    },
    diff: { reason },
  };
}

/** @throws ApiError `not-valid` `{field: code}` for what is missing */
export function refuseIncomplete(record: ContractRecord): void {
  const { bank_account_number: account, return_deadline, date_from, children } = record;
  const errors = {
    ...(account === '' && { bank_account_number: 'is-empty' }),
    ...(account !== '' && !isBankAccount(account) && { bank_account_number: 'not-valid-bank-account' }),
    ...(return_deadline === null && { return_deadline: 'is-empty' }),
    ...(date_from === null && { care: 'is-empty' }),
    ...Object.fromEntries(
      children.flatMap(({ provider }, at) =>
        provider.name === '' ? [[`care.${at}.provider`, 'is-empty']] : [],
      ),
    ),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}
