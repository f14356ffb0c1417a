import { eq } from 'drizzle-orm';
import { cofundingCall } from '../src/resources/cofunding-calls/table';
import { cofundingContract } from '../src/resources/cofunding-contracts/table';
import { cofundingChild, cofundingRegistration } from '../src/resources/cofunding-registrations/table';
import type { TestApp } from './test-app';

/** What the ranking reserved for a registration of `inContractStage`, in grosze. */
export const RESERVED = 1_368_000;

/** Puts a submitted registration where its documents were accepted: its contract can be prepared. */
export async function toContractStage({ app }: TestApp, id: number, cost = RESERVED): Promise<void> {
  await app.db
    .update(cofundingRegistration)
    .set({ status: 'contract_stage', cost })
    .where(eq(cofundingRegistration.id, id));
}

/**
 * A copy of a submitted registration in a ranked call of its own, where its contract can be prepared.
 * @returns its id
 */
export async function copyInContractStage({ app }: TestApp, id: number, callNumber: string): Promise<number> {
  const [of] = await app.db.select().from(cofundingRegistration).where(eq(cofundingRegistration.id, id));
  if (!of) throw new Error(`There is no registration ${id}.`);
  const [its] = await app.db.select().from(cofundingCall).where(eq(cofundingCall.id, of.id_call));
  if (!its) throw new Error(`There is no call ${of.id_call}.`);
  const { id: _id, uuid: _uuid, ...facts } = its;
  const [call] = await app.db
    .insert(cofundingCall)
    .values({ ...facts, number: callNumber, status: 'ranked' })
    .returning({ id: cofundingCall.id });
  const { id: _of, uuid: _ofUuid, ...registration } = of;
  const [copy] = await app.db
    .insert(cofundingRegistration)
    .values({
      ...registration,
      id_call: call?.id ?? 0,
      number: `FR/${callNumber.replace('/', '-')}/00001`,
      status: 'contract_stage',
      cost: RESERVED,
    })
    .returning({ id: cofundingRegistration.id });
  const [id_registration, id_call] = [copy?.id ?? 0, call?.id ?? 0];
  const children = await app.db.select().from(cofundingChild).where(eq(cofundingChild.id_registration, id));
  for (const { pesel } of children) {
    // A child has one place at a time: the registration that was copied keeps it.
    await app.db.insert(cofundingChild).values({ id_registration, id_call, pesel, active: 'no' });
  }
  return id_registration;
}

/** Puts a contract where the office has to sign it, with this document. */
export async function toOffice({ app, clock }: TestApp, id: number, id_document: number): Promise<void> {
  await app.db
    .update(cofundingContract)
    .set({ status: 'to_office', id_document, sent_date: clock.business() })
    .where(eq(cofundingContract.id, id));
}
