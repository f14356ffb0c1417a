import type { AnnexStep } from '@urzad/grants';
import type { Tx } from '../../db';
import type { CallRow } from '../cofunding-calls/public';
import { changeOf, contracts, type StepChange } from '../cofunding-contracts/public';
import { members } from '../cofunding-members/public';
import { planAnnex } from './plan-annex';
import type { AnnexRecord, rows } from './repository';
import { lockForStep, noteOf, refuseStale, takeStep } from './step';

type Values = NonNullable<Parameters<typeof rows.update>[2]['values']>;

export type AnnexStepChange = StepChange<AnnexRecord, AnnexStep, Values>;

export const changeAnnex = changeOf<AnnexRecord, AnnexStep, Values>({
  lockForStep,
  refuseStale,
  takeStep,
  noteOf,
});

/** What follows from the changes of an annex as all stands now. */
export async function planOf(
  tx: Tx,
  {
    id_contract,
    id_member,
    change,
    valid_from,
  }: Pick<AnnexRecord, 'id_contract' | 'id_member' | 'change' | 'valid_from'>,
  call: CallRow,
) {
  const contract = await contracts.get(tx, id_contract);
  const member = await members.get(tx, id_member);
  return { contract, member, ...(await planAnnex(tx, { contract, member, call, change, valid_from })) };
}
