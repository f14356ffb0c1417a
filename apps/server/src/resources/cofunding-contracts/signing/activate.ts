import { type IsoDate, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { Note } from '../../../unit-of-work/write';
import type { RegistrationRecord } from '../../cofunding-registrations/public';
import { recordSignatureCard, type SignatureCard } from './signature-card';
import type { SignedKind, SignedRecord } from './signed-kind';

interface Activation {
  of: SignedKind;
  record: SignedRecord;
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
 * What the second signature does, in its transaction: the contract or the annex is in force with all that follows from
 * it, and the card of signatures stands in the case.
 */
export async function activate(
  app: FastifyInstance,
  tx: Tx,
  { of, record, registration, step, conclude_date, member_sign_date, id_signatory, card }: Activation,
  { by, note }: { by: Author & { id: number }; note: Note },
): Promise<void> {
  const concluded = conclude_date ?? warsawDate(by.date);
  const values = { conclude_date: concluded, id_signatory, ...(member_sign_date && { member_sign_date }) };
  const after = await of.takeStep(tx, { record, step }, { values, by });
  const diff = await of.putInForce(app, tx, { before: record, after, registration, concluded }, { by, note });
  await recordSignatureCard(app, tx, { of, card, record: after }, by);
  note(of.noteOf(step.toLowerCase(), record, after, { conclude_date: concluded, ...diff }));
}
