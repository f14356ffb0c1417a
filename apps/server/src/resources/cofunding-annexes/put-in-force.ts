import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { getCall } from '../cofunding-calls/public';
import { contractWithAnnex, type InForce, suspendContract } from '../cofunding-contracts/public';
import { changeMember } from '../cofunding-members/public';
import { recordChange } from '../member-changes/public';
import { changeCost } from './annex-money';
import { renameAsSigned } from './asked-in-case';
import { planOf } from './change-annex';
import { inForceText } from './emails';
import { refuseChanged } from './initial-annex';
import type { PlannedCare } from './plan-annex';
import { type AnnexRecord, rows } from './repository';
import { tellCase } from './tell-case';
import { tellParent } from './tell-of-annex';

/**
 * What the second signature of an annex does, in its transaction and once, as its status allows it once: the contract,
 * the participant and the co-fundings are as the annex says, and the call gets back what the contract does not need any
 * more. All is locked by the step.
 */
export async function putInForce(
  app: FastifyInstance,
  tx: Tx,
  { before, after: record, registration }: InForce<AnnexRecord>,
  { by, note }: { by: Author & { id: number }; note: Note },
): Promise<object> {
  const call = await getCall(tx, record.id_call);
  const { care, columns, member } = await planOf(tx, record, call);
  refuseChanged(before, columns);
  const { amount_before, amount_after, plan } = columns;
  const { bank_account_number } = record.change;
  const changes = care.filter(isChanged);

  const isAllSuspended = await changeMember(
    tx,
    member,
    {
      changes: changes.map(({ grant, changed, change, provider }) => ({
        ...{ grant, changed },
        provider: change?.provider ?? provider,
      })),
      ...{ contract_to: plan.contract_to_after, bank_account_number },
    },
    { by, note },
  );
  await contractWithAnnex(
    tx,
    {
      ...{ id: record.id_contract, amount_max: amount_after, bank_account_number },
      date_to: plan.contract_to_after,
      children: changes.flatMap(partOf),
    },
    { by, note },
  );
  await suspendContract(tx, record.id_contract, isAllSuspended, { by, note });
  if (bank_account_number !== null) {
    // The next payment is marked because of it, as after a statement.
    await recordChange(tx, {
      ...{ id_member: member.id, changed: 'account' as const, id_officecase: record.id_officecase },
      ...{ before: plan.bank_account_now, after: bank_account_number },
      ...{ id_document: record.id_document, id_user: by.id, change_date: by.date },
    });
  }
  await renameAsSigned(app, tx, record, { by, note });
  const difference = amount_after - amount_before - record.held;
  await changeCost(tx, { registration, by: difference }, by);
  await rows.touch(tx, record.id, { values: { held: 0 }, by });
  await tellParent(app, tx, { record, text: inForceText(record) }, by);
  await tellCase(app, tx, { record, end: 'active' }, { by, note });
  return { amount_before, amount_after, grants: changes.map(({ grant }) => grant.id) };
}

type Changed = PlannedCare & { changed: NonNullable<PlannedCare['changed']> };

function isChanged(one: PlannedCare): one is Changed {
  return one.changed !== null;
}

function partOf({ grant, provider, change, changed: { kept, after } }: Changed) {
  if (!after) return [];
  const { child_firstname: firstname, child_lastname: lastname, provider_name, care_form } = grant;
  const monthsOf = (schedule: typeof after.schedule) =>
    schedule.filter(({ limit }) => limit > 0).map(({ month, days, limit }) => ({ month, days, limit }));
  return [
    {
      ...{ firstname, lastname, provider_name, care_form },
      kept: monthsOf(kept.schedule),
      after: {
        ...{ care_form: after.care_form, planned_cost: after.planned_cost, date_from: after.date_from },
        ...{ provider: change?.provider ?? provider, months: monthsOf(after.schedule) },
      },
    },
  ];
}
