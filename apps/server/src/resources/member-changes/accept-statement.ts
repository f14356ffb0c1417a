import { refOf } from '@urzad/contract';
import { normaliseBankAccount } from '@urzad/domain';
import { type CaseForm, type StatedChange, statedChange } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import {
  changeContractAccount,
  lockForStatement,
  lockInForce,
  renameContract,
} from '../cofunding-contracts/public';
import { changeMemberAccount, lockMemberOfContract, renameMember } from '../cofunding-members/public';
import { newestDocument } from '../documents/public';
import type { Acting, CaseOpening } from '../office-cases/public';
import { renameAccount, tellSecurityOf } from '../users/public';
import { recordChange } from './repository';

type Locked = {
  member: Awaited<ReturnType<typeof lockMemberOfContract>>;
  contract: Awaited<ReturnType<typeof lockForStatement>>;
};

/**
 * What an annex in force does with a name that a case asked it to change: as an accepted statement, with the annex as its
 * proof. Contract and participant are locked by the caller.
 */
export async function renameByAnnex(
  app: FastifyInstance,
  tx: Tx,
  { id, id_officecase, id_document, form }: Accepted & { id_document: number | null },
  { by, note }: Acting,
): Promise<void> {
  const member = await lockMemberOfContract(tx, id);
  const { before, after } = await CHANGES.name(tx, { member, contract: await lockInForce(tx, id) }, form, {
    by,
    note,
  });
  await recordChange(tx, {
    ...{ id_member: member.id, id_officecase, changed: 'name' as const, before, after },
    ...{ id_document, id_user: by.id, change_date: by.date },
  });
  await tellSecurityOf(app, tx, { id: member.id_user, event: 'name' });
}

interface Accepted {
  /** Of the contract. */
  id: number;
  id_officecase: number;
  form: CaseForm;
}

/** Both, in the order in which a suspension locks them. @throws ApiError `illegal-step` `{reason}` */
async function lockStated(tx: Tx, id_contract: number): Promise<Locked> {
  const member = await lockMemberOfContract(tx, id_contract);
  return { member, contract: await lockForStatement(tx, id_contract) };
}

/**
 * What an accepted statement does: the participant and the contract carry the new account, or the account of the person,
 * the participant and the contract the new name. The person is told at the address that they have (N28).
 * @throws ApiError `illegal-step` `{reason: 'not-active' | 'annex-needed' | 'same'}`
 */
export async function acceptStatement(
  app: FastifyInstance,
  tx: Tx,
  { id, id_officecase, form }: Accepted,
  { by, note }: Acting,
): Promise<void> {
  const changed = statedChange(form);
  if (!changed) return;
  const locked = await lockStated(tx, id);
  const { before, after } = await CHANGES[changed](tx, locked, form, { by, note });
  const statement = await newestDocument(tx, refOf('officecase', id_officecase), 'OSWIADCZENIE');
  await recordChange(tx, {
    ...{ id_member: locked.member.id, id_officecase, changed, before, after },
    ...{ id_document: statement?.id ?? null, id_user: by.id, change_date: by.date },
  });
  const event = changed === 'account' ? 'contract-account' : 'name';
  await tellSecurityOf(app, tx, { id: locked.member.id_user, event });
}

type Change = (
  tx: Tx,
  locked: Locked,
  form: CaseForm,
  acting: Acting,
) => Promise<{ before: string; after: string }>;

const CHANGES: Record<StatedChange, Change> = {
  async account(tx, { member, contract }, form, { by, note }) {
    const before = normaliseBankAccount(member.bank_account_number);
    const after = normaliseBankAccount(form.account ?? '');
    refuseSame(before, after);
    await changeMemberAccount(tx, member.id, after, by);
    await changeContractAccount(tx, contract.id, after, by);
    // The log keeps no whole account number (decision 0042); the change has both.
    note({
      event: 'cofundingmember.account',
      ...refOf('cofundingmember', member.id),
      diff: { contract: contract.number, account_end: [before.slice(-4), after.slice(-4)] },
    });
    return { before, after };
  },

  async name(tx, { member, contract }, form, { by, note }) {
    const { firstname = '', lastname = '' } = form;
    const name = { firstname, lastname };
    const { before, after } = await renameAccount(tx, member.id_user, name, by);
    refuseSame(before, after);
    await renameMember(tx, member, name, by);
    await renameContract(tx, contract, name, by);
    note({
      event: 'cofundingmember.name',
      ...refOf('cofundingmember', member.id),
      diff: { contract: contract.number, name: [before, after] },
    });
    return { before, after };
  },
};

/** @throws ApiError `illegal-step` `{reason: 'same'}` */
function refuseSame(before: string, after: string): void {
  if (before === after) throw new ApiError('illegal-step', { reason: 'same' });
}

/**
 * A case that is opened in a call which makes the change by an annex asks for one; one that was written before cannot be
 * signed any more. @throws ApiError `illegal-step` when the change is none, or cannot be made by the statement
 */
export async function refuseStatement(
  tx: Tx,
  { id, form, id_officecase }: Pick<CaseOpening, 'id' | 'form' | 'id_officecase'>,
): Promise<void> {
  const changed = statedChange(form);
  if (!changed) return;
  const member = await lockMemberOfContract(tx, id);
  await (id_officecase === undefined ? lockInForce : lockForStatement)(tx, id);
  if (changed === 'account') {
    const after = normaliseBankAccount(form.account ?? '');
    refuseSame(normaliseBankAccount(member.bank_account_number), after);
  }
}
