import { type ObjType, refOf } from '@urzad/contract';
import { hasExtension } from '@urzad/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { LogEntry } from '../../audit-log/log';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { SessionUser } from '../../http/resource';
import { attachFile } from './attachments';
import { removeBytes } from './remove-bytes';
import { attachedFiles, detachFile, erase, type FileRow } from './repository';

interface ObjectFiles<Row> {
  entity: ObjType;
  /** Extensions of the files that the object takes. */
  kinds: readonly string[];
  /** The most files of one object. */
  most: number;
  /** The object, locked for a change of its files by this person. */
  lock(app: FastifyInstance, tx: Tx, by: { user: SessionUser; id: number }): Promise<Row>;
  /** @throws ApiError for a file that may not be attached or detached now */
  refuse(tx: Tx, row: Row, file: { kind: string | null; attached: readonly FileRow[] }): Promise<void>;
  /** The change of the object that comes with one of its files. */
  change(tx: Tx, row: Row, by: Author): Promise<Row>;
  /** Whether a file of the object is evidence, which stays in the store. */
  isEvidence(row: Row): boolean;
  noteOf(event: string, before: Row, after: Row, diff: object): LogEntry;
}

/** The handlers by which files are attached to one kind of object and detached. */
export function filesOf<Row>(object: ObjectFiles<Row>) {
  const { entity, kinds, most, lock, refuse, change, isEvidence, noteOf } = object;

  return {
    /**
     * Attaches an upload of the caller, as a file of this kind; `after` does what belongs to it in the transaction.
     * @throws ApiError `object-no-exist` for an upload of somebody else, `not-valid` beyond `most` and for a file that is
     *   none of `kinds`
     */
    async attach(
      app: FastifyInstance,
      request: FastifyRequest,
      { id, filename, kind }: { id: number; filename: string; kind: string },
      after: (tx: Tx, row: Row, file: FileRow, by: Author) => Promise<void> = async () => undefined,
    ): Promise<void> {
      await app.write(request, async (tx, note) => {
        const { user } = request;
        const row = await lock(app, tx, { user, id });
        const owner = refOf(entity, id);
        const attached = await attachedFiles(tx, owner);
        await refuse(tx, row, { kind, attached });
        if (attached.length >= most) throw new ApiError('not-valid', { attachments: 'is-too-big' });

        const by = { ...authorOf(app, request), id: user.id };
        const file = await attachFile(tx, { filename, kind, owner, now: app.clock.now() }, by);
        if (!file) throw new ApiError('object-no-exist', { filename: 'no-file' });
        // Uploaded for something else, such as a recording.
        if (!hasExtension(file.name, kinds)) {
          throw new ApiError('not-valid', { filename: 'extension' });
        }
        await after(tx, row, file, by);
        note(noteOf('attach', row, await change(tx, row, by), { id_file: file.id, kind }));
        return { id };
      });
    },

    /**
     * Detaches a file, and erases it unless it is evidence.
     * @throws ApiError `object-no-exist` when it is not attached
     */
    async detach(
      app: FastifyInstance,
      request: FastifyRequest,
      { id, id_file }: { id: number; id_file: number },
    ): Promise<void> {
      const { erased } = await app.write(request, async (tx, note) => {
        const row = await lock(app, tx, { user: request.user, id });
        const owner = refOf(entity, id);
        const attached = await attachedFiles(tx, owner);
        const file = attached.find((one) => one.id === id_file);
        if (!file) throw new ApiError('object-no-exist');
        await refuse(tx, row, { kind: file.kind, attached });

        const by = authorOf(app, request);
        await detachFile(tx, { id: id_file, owner }, by);
        note(noteOf('detach', row, await change(tx, row, by), { id_file }));
        if (isEvidence(row)) return { erased: [] };
        await erase(tx, [id_file]);
        return { erased: [file.filename] };
      });
      await removeBytes(app, request, erased);
    },
  };
}
