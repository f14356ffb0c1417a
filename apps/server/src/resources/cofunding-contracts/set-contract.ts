import type { BodyOf, cofundingContracts as contract } from '@urzad/contract';
import { isBankAccount, normaliseBankAccount } from '@urzad/domain';
import { type ContractChild, plannedSchedule } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { reserveMoney, termColumns } from './agreed-terms';
import type { ContractChange } from './change-contract';
import { INITIALS_VOID } from './prepared-steps';
import type { ContractRecord } from './table';

type Body = BodyOf<typeof contract.set>;

/** Changes what a contract says: account, day of beginning to work, and what each child's months follow from. */
export function setContract(id: number, body: Body): ContractChange {
  return {
    id,
    row_version: body.row_version,
    step: 'set',
    async change(record, { tx, call, registration, by }) {
      const children = childrenOf(record, body);
      const errors = errorsOf(children, { body, params: call.params });
      if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);

      const { return_deadline } = body;
      const bank_account_number = normaliseBankAccount(body.bank_account_number);
      const terms = termColumns({ children, bank_account_number, return_deadline }, call);
      const { reserved } = record;
      await reserveMoney(tx, { call, registration, amount: terms.amount_max, reserved }, by);
      const editors = [...new Set([...record.editors, by.id])];
      return { ...terms, ...INITIALS_VOID, back_note: null, id_user_prepared: by.id, editors };
    },
    diff: { care: body.care.map(({ position }) => position) },
  };
}

/** @throws ApiError `conflict` when the children are others than those of the contract */
function childrenOf({ children }: ContractRecord, { care }: Body): ContractChild[] {
  const given = new Map(care.map((child) => [child.position, child]));
  if (care.length !== children.length || children.some(({ position }) => !given.has(position))) {
    throw new ApiError('conflict', { care: 'is-no-equal' });
  }
  return children.map((child) => ({ ...child, ...given.get(child.position) }));
}

function errorsOf(
  children: readonly ContractChild[],
  { body, params }: { body: Body; params: Parameters<typeof plannedSchedule>[1] },
): Record<string, string> {
  const account = body.bank_account_number;
  return {
    ...(account !== '' && !isBankAccount(account) && { bank_account_number: 'not-valid-bank-account' }),
    ...Object.fromEntries(
      children.flatMap((child, at) => [
        ...((child.care_months ?? 0) > params.months_max ? [[`care.${at}.care_months`, 'is-too-big']] : []),
        ...(plannedSchedule(child, params).length === 0 ? [[`care.${at}.care_start`, 'not-valid-date']] : []),
      ]),
    ),
  };
}
