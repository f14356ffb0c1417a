import { refOf } from '@urzad/contract';
import { optionText } from '@urzad/domain';
import { COST_KIND, type LetterSection } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { officeOf } from '../../../office';
import { getMonth } from '../../cofunding-members/public';
import { type MadeDocument, makeDocument, recordDocument, recordSigning } from '../../documents/public';
import { fileDocument, mainCaseOf } from '../../office-cases/public';
import { namesOf } from '../../users/public';
import type { ClaimLineRecord, ClaimRecord } from '../table';

const TITLE = 'Informacja o wyniku rozliczenia';
const SEAL_REASON = 'Pismo urzędu';

/** Renders and seals the letter with the result. Slow: to be done before the transaction that sends it. */
export async function makeResultLetter(
  app: FastifyInstance,
  record: ClaimRecord,
  { sections, created }: { sections: LetterSection[]; created: Date },
): Promise<MadeDocument> {
  const { data: office } = await officeOf(app.db, record.id_application);
  const { member } = await getMonth(app.db, record);
  const main = await mainCaseOf(app.db, refOf('cofundingregistration', member.id_registration));
  const names = await namesOf(app.db, [record.id_user]);

  return makeDocument(app, {
    kind: 'PISMO',
    version_no: record.version_no,
    created,
    seal: { reason: SEAL_REASON, location: office.name, signingTime: created },
    content: {
      office,
      title: TITLE,
      applicant: names.get(record.id_user) ?? '',
      subject: [
        { label: 'Rozliczenie', value: record.number },
        { label: 'Umowa', value: member.contract_number },
        ...(main ? [{ label: 'Znak sprawy', value: main.sign }] : []),
      ],
      sections,
    },
  });
}

/** Writes the row of the letter, its seal, and its place in the main case of the participant. */
export async function recordResultLetter(
  app: FastifyInstance,
  tx: Tx,
  { made, record }: { made: MadeDocument; record: ClaimRecord },
  by: Author,
): Promise<void> {
  const now = app.clock.now();
  const owner = refOf('cofundingrequest', record.id);
  const recording = { owner, id_user: record.id_user, status: 'frozen' as const };
  const row = await recordDocument(tx, { made, now }, recording, by);
  const { data: office } = await officeOf(tx, record.id_application);
  const signature = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
  await recordSigning(tx, { row, now }, { ...signature, sign_date: made.created }, by);
  const { member } = await getMonth(tx, record);
  const ref = refOf('cofundingregistration', member.id_registration);
  await fileDocument(tx, { id_document: row.id, of: owner, ref }, by);
}

/** A line as the letter names it. */
export function letterLineOf({
  kind,
  document_no,
  amount,
  decision,
  eligible_amount,
  decision_note,
}: ClaimLineRecord) {
  const name = [optionText(COST_KIND, kind, 'pl'), document_no].filter((part) => part !== '').join(', ');
  return { name, amount: amount ?? 0, decision, eligible_amount: eligible_amount ?? 0, decision_note };
}
