import { type IsoDate, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { Note } from '../../../unit-of-work/write';
import { joinMember } from '../../cofunding-members/public';
import { keepCost, type RegistrationRecord } from '../../cofunding-registrations/public';
import type { ContractRecord } from '../repository';
import { noteOf, takeStep } from '../step';
import { recordSignatureCard, type SignatureCard } from './signature-card';
import { tellActive } from './tell';

interface Activation {
  record: ContractRecord;
  registration: RegistrationRecord;
  step: 'signOffice' | 'confirmPaper';
  /** The day of the later signature. */
  conclude_date?: IsoDate;
  /** Where no step before has recorded it. */
  member_sign_date?: Date;
  id_signatory: number;
  card: SignatureCard;
}

/**
 * What the second signature does, in its transaction: the contract is in force, the parent becomes a participant with
 * their co-funding, the card of signatures stands in the case, and the budget gets back what the contract does not need.
 */
export async function activate(
  app: FastifyInstance,
  tx: Tx,
  { record, registration, step, conclude_date, member_sign_date, id_signatory, card }: Activation,
  { by, note }: { by: Author & { id: number }; note: Note },
): Promise<void> {
  const concluded = conclude_date ?? warsawDate(by.date);
  const values = { conclude_date: concluded, id_signatory, ...(member_sign_date && { member_sign_date }) };
  const after = await takeStep(tx, { record, step }, { values, by });
  await keepCost(tx, registration.id, record.amount_max, by);
  const { id_member } = await joinMember(
    tx,
    { registration, contract: joiningContract(after, concluded), children: childrenOf(after) },
    { by, note },
  );
  await recordSignatureCard(app, tx, { card, record: after }, by);
  await tellActive(app, tx, after, { ...by, id: null });
  note(noteOf(step.toLowerCase(), record, after, { conclude_date: concluded, id_member }));
}

function joiningContract(record: ContractRecord, conclude_date: IsoDate) {
  const { id, number, date_from, date_to, return_deadline, bank_account_number, id_user_prepared } = record;
  if (date_from === null || date_to === null)
    throw new Error(`Contract ${number} was signed without a period.`);
  return {
    ...{ id, number, conclude_date, date_from, date_to, return_deadline },
    ...{ bank_account_number, id_user_prepared },
  };
}

function childrenOf({ children }: ContractRecord) {
  return children.map(({ position, care_form, planned_cost, care_start, care_months, provider }) => ({
    ...{ position, care_form, planned_cost, care_start, care_months },
    id_careprovider: provider.id_careprovider,
    provider_name: provider.name,
  }));
}
