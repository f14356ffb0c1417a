import type { BodyOf, cofundingRequests as contract } from '@urzad/contract';
import type { ClaimLineAnswers } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { answersOf, linesOf, saveLines } from '../claim-lines';
import { type ClaimRecord, claims } from '../repository';
import { noteOf, refuseStale } from '../step';
import type { ClaimLineRecord } from '../table';
import { amountsOfClaim, attachedIds, lockFilling, voidUnsigned } from './draft-claim';

/**
 * Saves what the parent has filled in. In a correction the lines that the office named may change, and the amounts of the
 * version before stand until it is submitted.
 * @throws ApiError `not-valid` `{'lines.2': 'not-named'}`, and for a file that the claim does not have
 */
export async function setClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.set> },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lockFilling(tx, { user: request.user, id });
    const before = await linesOf(tx, record);
    const { header, lines } = body;
    refuseStale(record, body, { header: record.header, lines: before.map(enteredIn) });
    await refuseFilesElsewhere(tx, record, lines);
    if (record.status === 'to_correct') refuseUnnamed(before, lines);

    const by = authorOf(app, request);
    const saved = await saveLines(tx, record, lines);
    const isDraft = record.status === 'draft';
    const amounts = isDraft ? await amountsOfClaim(tx, { ...record, header }, saved.map(answersOf)) : {};
    const values = { header, ...amounts, ...(await voidUnsigned(tx, record, by)) };
    const after = await claims.update(tx, id, { values, by });
    note(noteOf('set', record, after, { lines: saved.length, refund: after.refund_claimed }));
    return { id };
  });
}

/** What the parent entered in a line, without what the office said of it. */
export function enteredIn(line: ClaimLineRecord): ClaimLineAnswers {
  const { decision: _, eligible_amount: _amount, decision_note: _note, ...entered } = answersOf(line);
  return entered;
}

async function refuseFilesElsewhere(
  tx: Tx,
  { id }: ClaimRecord,
  lines: readonly ClaimLineAnswers[],
): Promise<void> {
  const attached = await attachedIds(tx, id);
  const at = lines.findIndex(({ file_ids }) => file_ids.some((file) => !attached.has(file)));
  if (at >= 0) throw new ApiError('not-valid', { [`lines.${at}.file_ids`]: 'no-file' });
}

function refuseUnnamed(before: readonly ClaimLineRecord[], lines: readonly ClaimLineAnswers[]): void {
  const count = Math.max(before.length, lines.length);
  for (let at = 0; at < count; at += 1) {
    const [stored, line] = [before[at], lines[at]];
    if (stored?.is_named === 'yes' && line) continue;
    if (stored && line && isSame(enteredIn(stored), line)) continue;
    throw new ApiError('not-valid', { [`lines.${at}`]: 'not-named' });
  }
}

function isSame(one: ClaimLineAnswers, other: ClaimLineAnswers): boolean {
  const names = Object.keys(one) as (keyof ClaimLineAnswers)[];
  return names.every((name) => {
    const [stored, given] = [one[name], other[name]];
    if (name === 'seller_nip') return String(given).replace(/\D/g, '') === stored;
    return JSON.stringify(stored) === JSON.stringify(given);
  });
}
