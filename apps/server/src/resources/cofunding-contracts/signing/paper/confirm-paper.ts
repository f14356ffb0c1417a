import { concludedOnPaper } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../api-error';
import { authorOf } from '../../../../author';
import { keepIfDone } from '../../../../files/keep-if-done';
import { sealTrueCopy } from '../../../../signatures/providers/paper-provider';
import { wasAnswered } from '../../../../unit-of-work/idempotency';
import { getInContract } from '../../../cofunding-registrations/public';
import { confirmPaperSignatures, readBytes, recordSigning, storeBytes } from '../../../documents/public';
import { staffViewerOf } from '../../policy';
import { activate } from '../activate';
import { makeSignatureCard } from '../signature-card';
import type { SignedKind } from '../signed-kind';
import { parentOf, waitingDocument } from '../waiting-document';
import { entryForStep, paperDaysOf } from './paper-entry';

/**
 * The second person confirms the signatures on paper: the scan becomes the current file of the document, sealed as a true
 * copy, and all that the second signature does follows, in one transaction.
 * @throws ApiError `illegal-step` `{reason: 'not-entered'}`, `no-privilege` `{reason: 'own-entry'}`
 */
export async function confirmPaper(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, id, row_version }: { of: SignedKind; id: number; row_version: number },
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const viewer = staffViewerOf(request.user);
  const found = await of.get(app.db, id, viewer);
  of.requireStep('confirmPaper', found, viewer);
  const entry = await entryForStep(app, app.db, { step: 'confirmPaper', record: found, viewer });
  if (!entry) throw new ApiError('illegal-step', { status: found.status });
  of.refuseStale(found, { row_version });

  const document = await waitingDocument(app.db, found);
  const scan = await readBytes(app, entry.scan.filename);
  const { pdf, signature } = await sealTrueCopy(app, scan, found.id_application);
  const sealed = await storeBytes(app, pdf);
  await keepIfDone(app.files, sealed.filename, async () => {
    const registration = await getInContract(app.db, found.id_registration);
    const card = await makeSignatureCard(app, {
      ...{ of, record: found, document, person: parentOf(registration).name },
      signatures: [entry.parents, entry.offices],
    });
    app.crash.at('confirm-paper.after-card');

    await keepIfDone(app.files, card.file.filename, () =>
      app.write(request, async (tx, note) => {
        const locked = await of.lockForStep(tx, { id, viewer, step: 'confirmPaper' });
        // What was entered anew has another version.
        of.refuseStale(locked.record, { row_version });

        const by = { ...authorOf(app, request), id: viewer.id_user };
        const row = await waitingDocument(tx, locked.record);
        await confirmPaperSignatures(tx, row.id, by);
        await recordSigning(tx, { row, sealed, now: app.clock.now() }, signature, by);
        await activate(
          app,
          tx,
          {
            ...{ ...locked, of, step: 'confirmPaper', card },
            conclude_date: concludedOnPaper(paperDaysOf(entry)),
            member_sign_date: entry.parents.sign_date,
            id_signatory: entry.offices.id_user ?? 0,
          },
          { by, note },
        );
        return null;
      }),
    );
  });
}
