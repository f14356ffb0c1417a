import { type BodyOf, type cofundingRequests as contract, refOf } from '@urzad/contract';
import { claimCorrectionTo, claimNumberOf } from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import type { Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { getCall } from '../../cofunding-calls/public';
import { linesOf } from '../claim-lines';
import { historyOf } from '../step';
import { type ClaimRecord, cofundingRequestLine, cofundingRequestVersion } from '../table';
import type { ClaimChange } from './change-claim';
import { claimEmail, toCorrectText } from './claim-result-emails';

type Called = BodyOf<typeof contract.callCorrection>;

/** Returns a claim for the correction of named lines, as its next version; the term begins and the parent is told (N20). */
export function callCorrection(id: number, { row_version, reason, lines }: Called): ClaimChange {
  return {
    ...{ id, row_version, step: 'callCorrection' },
    async change(record, { tx, by }) {
      const { params } = await getCall(tx, record.id_call);
      await keepVersion(tx, record);
      await copyLines(tx, record, lines);
      const version_no = record.version_no + 1;
      return {
        ...{ version_no, number: claimNumberOf(record.number, version_no), id_document: null },
        ...{ correction_note: reason, correction_to: claimCorrectionTo(params, by.date) },
        correction_reminded: 'no',
      };
    },
    async follow(after, { app, tx, by }) {
      const { id_user: to, number, correction_to } = after;
      if (correction_to === null) return;
      const text = toCorrectText({ number, correction_to });
      const email = (reader: Reader, sender: Sender) => claimEmail(reader, { id, text }, sender);
      await notify(app, tx, { to, text, ref: refOf('cofundingrequest', id), email }, { ...by, id: null });
    },
    diff: { lines: lines.map(({ id_line }) => id_line) },
  };
}

/** The version that is replaced, as it was submitted. */
async function keepVersion(tx: Tx, record: ClaimRecord): Promise<void> {
  const { id: id_request, version_no, number, header, id_document, correction_note } = record;
  const sent = (await historyOf(tx, id_request)).findLast(({ status }) => status === 'submitted');
  const send_date = sent?.date ?? record.send_date;
  if (!send_date) throw new Error(`Claim ${id_request} is corrected, but no version of it was sent.`);
  await tx
    .insert(cofundingRequestVersion)
    .values({ id_request, version_no, number, header, id_document, send_date, correction_note });
}

/** The lines of the next version: the named ones are open and undecided, the others keep their decision. */
async function copyLines(tx: Tx, record: ClaimRecord, named: Called['lines']): Promise<void> {
  const lines = await linesOf(tx, record);
  const notes = new Map(named.map(({ id_line, note }) => [id_line, note]));
  const known = new Set(lines.map(({ id }) => id));
  if ([...notes.keys()].some((id_line) => !known.has(id_line))) throw new ApiError('object-no-exist');

  await tx.insert(cofundingRequestLine).values(
    lines.map(({ id, ...line }): typeof cofundingRequestLine.$inferInsert => {
      const note = notes.get(id);
      const ofNext = { ...line, version_no: record.version_no + 1 };
      if (note === undefined) return { ...ofNext, correction_note: '', is_named: 'no' };
      return {
        ...ofNext,
        ...{ correction_note: note, is_named: 'yes' },
        ...{ decision: null, eligible_amount: null, decision_note: '', duplicate_note: '' },
      };
    }),
  );
}
