import { type BodyOf, type cofundingRequests as contract, refOf } from '@urzad/contract';
import { claimCorrectionTo } from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { getCall } from '../../cofunding-calls/public';
import { linesOf } from '../claim-lines';
import type { ClaimLineRecord, ClaimRecord } from '../table';
import type { ClaimChange } from './change-claim';
import { claimEmail, toCorrectText } from './claim-result-emails';
import { beginNextVersion } from './next-version';

type Called = BodyOf<typeof contract.callCorrection>;

/** Returns a claim for the correction of named lines, as its next version; the term begins and the parent is told (N20). */
export function callCorrection(id: number, { row_version, reason, lines }: Called): ClaimChange {
  return {
    ...{ id, row_version, step: 'callCorrection' },
    async change(record, { tx, by }) {
      const { params } = await getCall(tx, record.id_call);
      const lineOf = await namedLines(tx, record, lines);
      return {
        ...{ ...(await beginNextVersion(tx, record, { lineOf })), id_document: null },
        ...{ correction_note: reason, correction_to: claimCorrectionTo(params, by.date) },
        correction_reminded: 'no',
      };
    },
    async follow(after, { app, tx, by }) {
      const { id_user: to, number, correction_to } = after;
      if (correction_to === null) return;
      const text = toCorrectText({ number, correction_to });
      const email = (reader: Reader, sender: Sender, told: NoticeText) =>
        claimEmail(reader, { id, text: told }, sender);
      await notify(app, tx, { to, text, ref: refOf('cofundingrequest', id), email }, { ...by, id: null });
    },
    diff: { lines: lines.map(({ id_line }) => id_line) },
  };
}

/** A named line is open and undecided, the others keep their decision. */
async function namedLines(tx: Tx, record: ClaimRecord, named: Called['lines']) {
  const lines = await linesOf(tx, record);
  const notes = new Map(named.map(({ id_line, note }) => [id_line, note]));
  const known = new Set(lines.map(({ id }) => id));
  if ([...notes.keys()].some((id_line) => !known.has(id_line))) throw new ApiError('object-no-exist');

  return ({ id }: ClaimLineRecord) => {
    const note = notes.get(id);
    if (note === undefined) return {};
    return {
      ...{ correction_note: note, is_named: 'yes' as const },
      ...{ decision: null, eligible_amount: null, decision_note: '', duplicate_note: '' },
    };
  };
}
