import { refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { NOT_MENDED } from '@urzad/grants';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../../author';
import type { Tx } from '../../../db';
import { notify } from '../../../notify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { voidDocument } from '../../documents/public';
import { removeBytes } from '../../uploads/public';
import { linesOf, versionsOf } from '../claim-lines';
import { storedAmounts } from '../draft/draft-claim';
import { claims } from '../repository';
import { noteOf, takeStep } from '../step';
import {
  type ClaimRecord,
  type ClaimVersionRecord,
  cofundingRequestLine as line,
  cofundingRequest as table,
  cofundingRequestVersion as version,
} from '../table';
import { settleLines } from './accepted-sums';
import { lapsedText } from './claim-staff-notices';
import { restoreVersionFiles } from './restore-version-files';

/**
 * Ends the corrections of claims that did not come by their last day: the claim is again as it was submitted, the named
 * lines are not accepted, the others keep their decision, and it waits for its approval (Order §12).
 * @param now business time
 * @returns how many
 */
export async function lapseClaimCorrections(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const rows = await app.db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        ...[eq(table.status, 'to_correct'), eq(table.deleted, 'no')],
        lt(table.correction_to, warsawDate(now)),
      ),
    )
    .orderBy(asc(table.id));
  return eachAlone(app, { rows, signal }, (record) => lapse(app, record, now));
}

async function lapse(app: FastifyInstance, { id }: Pick<ClaimRecord, 'id'>, now: Date): Promise<boolean> {
  const erased = await app.writeAsSystem('registration_deadlines', async (tx, note) => {
    const locked = await claims.getLocked(tx, id);
    const { status, correction_to } = locked;
    // It may have been submitted, or ended by another server, since it was found.
    if (status !== 'to_correct' || correction_to === null || correction_to >= warsawDate(now)) {
      return undefined;
    }
    const by = systemAuthor(now, locked);
    const { restored, files } = await restoreVersion(tx, locked, by);
    const { sums } = await settleLines(tx, restored);
    const { version_no, number, header, id_document } = restored;
    const values = {
      ...(await storedAmounts(tx, restored)),
      ...{ version_no, number, header, id_document, refund_approved: sums.refund, verify_date: now },
    };
    const after = await takeStep(tx, { record: locked, step: 'lapse' }, { values, by });
    await tellVerifier(app, tx, after, by);
    note(noteOf('lapse', locked, after, { correction_to, files: files.length }));
    return files;
  });
  await removeBytes(app, app, erased ?? []);
  return erased !== undefined;
}

/** The version that was submitted last, with its lines, document and files; the named lines are not accepted. */
async function restoreVersion(
  tx: Tx,
  record: ClaimRecord,
  by: Author,
): Promise<{ restored: ClaimRecord; files: string[] }> {
  const { id } = record;
  const [sent] = await versionsOf(tx, id);
  if (!sent) throw new Error(`Claim ${id} is corrected, but no version of it was sent.`);
  if (record.id_document !== null) await voidDocument(tx, record.id_document, by);

  await refuseNamed(tx, record, sent);
  const isOfCorrection = and(eq(line.id_request, id), eq(line.version_no, record.version_no));
  await tx.delete(line).where(isOfCorrection);
  await tx.delete(version).where(eq(version.id, sent.id));
  const { version_no, number, header, id_document } = sent;
  const restored = { ...record, version_no, number, header, id_document };
  return { restored, files: await restoreVersionFiles(tx, { record: restored, sent }, by) };
}

async function refuseNamed(tx: Tx, record: ClaimRecord, sent: ClaimVersionRecord): Promise<void> {
  const named = (await linesOf(tx, record)).filter(({ is_named }) => is_named === 'yes');
  for (const { ordinal, correction_note } of named) {
    await tx
      .update(line)
      .set({ decision: 'NIE', eligible_amount: 0, decision_note: NOT_MENDED, correction_note })
      .where(
        and(
          ...[eq(line.id_request, record.id), eq(line.version_no, sent.version_no)],
          eq(line.ordinal, ordinal),
        ),
      );
  }
}

async function tellVerifier(
  app: FastifyInstance,
  tx: Tx,
  { id, number, id_user_verifier }: ClaimRecord,
  by: Author,
): Promise<void> {
  if (id_user_verifier === null) return;
  const ref = refOf('cofundingrequest', id);
  await notify(app, tx, { to: id_user_verifier, text: lapsedText({ number }), ref }, by);
}
