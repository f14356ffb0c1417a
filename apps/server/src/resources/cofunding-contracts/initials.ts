import { isBankAccount } from '@urzad/domain';
import { ApiError } from '../../api-error';
import { returnedText } from './emails';
import type { PreparedKind } from './prepared-steps';
import { backText, toInitialText } from './staff-notices';
import type { ContractRecord } from './table';
import { tellParent } from './tell-of-contract';

/** The preparation of contracts. */
export const PREPARED_CONTRACT: PreparedKind = {
  entity: 'cofundingcontract',
  ...{ refuseIncomplete, toInitialText, backText, returnedText, tellParent },
};

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
