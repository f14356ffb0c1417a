import { type BodyOf, type cofundingRegistrations as contract, refOf } from '@urzad/contract';
import { ATTACHMENT_EXTENSIONS, extensionOf } from '@urzad/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { attachedFiles, attachFile, detachFile, eraseDetached, removeBytes } from '../../uploads/public';
import * as registrations from '../repository';
import { refuseFileBeyondRemarks } from '../review/correction';
import { noteOf } from '../step';
import { lockDraft } from './lock-draft';
import { voidFormDocument } from './save-draft';

/** A form has a dozen kinds of documents, so this is enough for anybody. */
const FILES_MAX = 30;

/**
 * Attaches an upload of the caller to their draft, as a file of this kind.
 * @throws ApiError `object-no-exist` for an upload of somebody else, `not-valid` beyond `FILES_MAX` and for a kind of file
 *   that no form takes
 */
export async function attachToDraft(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, filename, kind }: { id: number } & BodyOf<typeof contract.attach>,
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lockDraft(app, tx, { user: request.user, id });
    const owner = refOf('cofundingregistration', id);
    const attached = await attachedFiles(tx, owner);
    await refuseFileBeyondRemarks(tx, record, { kind, attached });
    if (attached.length >= FILES_MAX) throw new ApiError('not-valid', { attachments: 'is-too-big' });

    const by = { ...authorOf(app, request), id: request.user.id };
    const file = await attachFile(tx, { filename, kind, owner, now: app.clock.now() }, by);
    if (!file) throw new ApiError('object-no-exist', { filename: 'no-file' });
    // Uploaded for something else, such as a recording.
    if (!ATTACHMENT_EXTENSIONS.includes(extensionOf(file.name))) {
      throw new ApiError('not-valid', { filename: 'extension' });
    }
    await voidFormDocument(tx, record, by);
    const after = await registrations.touch(tx, id, { values: { id_document: null }, by });
    note(noteOf('attach', record, after, { id_file: file.id, kind }));
    return { id };
  });
}

/**
 * Takes a file off a draft, and erases it unless a submitted version has it.
 * @throws ApiError `object-no-exist` when it is not attached
 */
export async function detachFromDraft(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_file }: { id: number } & BodyOf<typeof contract.detach>,
): Promise<void> {
  const { erased } = await app.write(request, async (tx, note) => {
    const record = await lockDraft(app, tx, { user: request.user, id });
    const by = authorOf(app, request);
    const owner = refOf('cofundingregistration', id);
    const attached = await attachedFiles(tx, owner);
    const file = attached.find((one) => one.id === id_file);
    if (!file) throw new ApiError('object-no-exist');
    await refuseFileBeyondRemarks(tx, record, { kind: file.kind, attached });

    await detachFile(tx, { id: id_file, owner }, by);
    await voidFormDocument(tx, record, by);
    const after = await registrations.touch(tx, id, { values: { id_document: null }, by });
    note(noteOf('detach', record, after, { id_file }));
    // A file of a submitted version is evidence and stays in the store.
    if (record.number !== null) return { erased: [] };
    await eraseDetached(tx, [id_file]);
    return { erased: [file.filename] };
  });
  await removeBytes(app, request, erased);
}
