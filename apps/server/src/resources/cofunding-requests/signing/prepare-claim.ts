import { CLAIM_STATEMENT, refOf } from '@urzad/contract';
import { codesOf, warsawDate } from '@urzad/domain';
import { claimErrors, FILE_KIND } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { officeOf } from '../../../office';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { getMonth } from '../../cofunding-members/public';
import { makeDocument, recordDocument } from '../../documents/public';
import { officeWords } from '../../libraries/public';
import { attachedFiles, type FileRow } from '../../uploads/public';
import { namesOf } from '../../users/public';
import { linesOf } from '../claim-lines';
import { termsOf } from '../claim-terms';
import { refuseLateCorrection, refuseUnsettled, voidUnsigned } from '../draft/draft-claim';
import { enteredIn } from '../draft/set-claim';
import { asOwner, CLAIMS_PER_USER, visibleTo } from '../policy';
import { type ClaimRecord, claims } from '../repository';
import { lockForStep, noteOf, refuseStale, requireStep, takeStep } from '../step';
import { claimDocument } from './claim-document';

/**
 * Checks the whole claim and freezes it as a document to sign (D10). The document is rendered before the transaction.
 * @throws ApiError `not-valid` `{'lines.0.amount': code}`
 */
export async function prepareClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number; row_version: number },
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const viewer = asOwner(request.user);
  const record = await claims.get(app.db, id, visibleTo(viewer));
  requireStep('prepare', record, viewer);
  refuseStale(record, { row_version });
  refuseLateCorrection(record, app.clock.business());
  if (record.status === 'draft') refuseUnsettled(await getMonth(app.db, record), app.clock.business());

  app.limits.take(CLAIMS_PER_USER, String(viewer.id_user));
  const { made, files } = await makeClaim(app, record);
  await keepIfDone(app.files, made.file.filename, () =>
    app.write(request, async (tx, note) => {
      const locked = await lockForStep(tx, { id, viewer, step: 'prepare' });
      refuseStale(locked, { row_version });
      const owner = refOf('cofundingrequest', id);
      refuseOtherFiles(files, await attachedFiles(tx, owner));

      const by = authorOf(app, request);
      await voidUnsigned(tx, locked, by);
      const recording = { owner, id_user: viewer.id_user, status: 'frozen' as const };
      await recordDocument(tx, { made, now: app.clock.now() }, recording, by);
      const values = { id_document: made.id };
      const after = await takeStep(tx, { record: locked, step: 'prepare' }, { values, by });
      note(noteOf('prepare', locked, after, { id_document: made.id, sha256: made.sha256 }));
      return { id };
    }),
  );
}

async function makeClaim(app: FastifyInstance, record: ClaimRecord) {
  const { db, clock } = app;
  const now = clock.business();
  const [terms, stored, files, of, names, { data: office }, words] = await Promise.all([
    termsOf(db, record),
    linesOf(db, record),
    attachedFiles(db, refOf('cofundingrequest', record.id)),
    getMonth(db, record),
    namesOf(db, [record.id_user]),
    officeOf(db, record.id_application),
    officeWords(db, record.id_application),
  ]);
  const lines = stored.map(enteredIn);
  const checked = { header: record.header, lines, terms, files: files.map(withKind), today: warsawDate(now) };
  const errors = claimErrors(checked);
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);

  const person = names.get(record.id_user) ?? '';
  const content = {
    ...claimDocument({ record, lines, terms, files, office, person, words, ...of }),
    statement: CLAIM_STATEMENT.pl,
  };
  const { version_no } = record;
  const made = await makeDocument(app, { kind: 'ROZLICZENIE', content, version_no, created: now });
  return { made, files };
}

function withKind({ id, kind }: FileRow) {
  return { id, kind: codesOf(FILE_KIND).find((code) => code === kind) ?? ('INNY' as const) };
}

/** The document lists the files, so it is void when one was added or removed while it was rendered. */
function refuseOtherFiles(listed: readonly FileRow[], present: readonly FileRow[]): void {
  const idsOf = (files: readonly FileRow[]) => files.map(({ id }) => id).join();
  if (idsOf(listed) !== idsOf(present)) throw new ApiError('conflict', { files: 'is-no-equal' });
}
