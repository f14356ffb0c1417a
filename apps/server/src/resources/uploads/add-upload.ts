import type { UploadedFile } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import * as uploads from './repository';
import { type AddressMaker, fileAddressOf, thumbAddressOf } from './serving/addresses';

interface Added {
  tx: Tx;
  note: Note;
  /** What the store has. */
  file: Pick<uploads.NewFile, 'filename' | 'name' | 'size' | 'mime' | 'sha256'>;
}

/** Adds the row of an upload that the store has taken; it belongs to the caller. */
export async function addUpload(
  app: FastifyInstance,
  request: FastifyRequest,
  { tx, note, file }: Added,
): Promise<uploads.FileRow> {
  const own = { id_user: request.user.id, upload_date: app.clock.now() };
  const added = await uploads.insert(tx, { ...file, ...own }, authorOf(app, request));
  note({ event: 'basefile.add', obj_type: 'basefile', id_obj: added.id, diff: { size: added.size } });
  return added;
}

/** An upload as its uploader may see it. */
export function presentUpload(
  maker: AddressMaker,
  file: Pick<uploads.FileRow, 'filename' | 'name' | 'size' | 'mime'>,
): UploadedFile {
  const { filename, name, size, mime } = file;
  const addresses = { url: fileAddressOf(maker, file), thumb: thumbAddressOf(maker, file) };
  return { filename, name, size, mime, ...addresses };
}
