import type { BodyOf, boardNotes as contract } from '@urzad/contract';
import { boardNoteErrors } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { viewOf } from './find-notes';
import { boardsOf, stepsOf, visibleTo } from './policy';
import { type BoardNoteRow, boardNote } from './table';

export const rows = rowsOf(boardNote);

const refOf = (id_obj: number) => ({ obj_type: 'boardnote', id_obj });

/** @returns the id. @throws ApiError `object-no-exist` for a board that the person does not see, `not-valid` */
export function addNote(
  app: FastifyInstance,
  request: FastifyRequest,
  { id_board, ...values }: BodyOf<typeof contract.add>,
): Promise<number> {
  const { user } = request;
  return app.write(request, async (tx, note) => {
    if (!boardsOf(user).includes(id_board)) throw new ApiError('object-no-exist');
    refuseErrors({ id_board, ...values });
    const is_test = user.role_code === 'TEST' ? ('yes' as const) : ('no' as const);
    const own = { board: id_board, id_user: user.id, is_test };
    const { id, readers } = await rows.insert(tx, { ...values, ...own }, authorOf(app, request));
    note({ event: 'boardnote.add', ...refOf(id), diff: { id_board, readers } });
    return id;
  });
}

/** @throws ApiError `conflict` with what is stored, `not-valid`, `illegal-step` */
export function setNote(
  app: FastifyInstance,
  request: FastifyRequest,
  { row_version, ...given }: BodyOf<typeof contract.set>,
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const before = await lockFor(tx, request, { step: 'set', row_version, given });
    refuseErrors({ id_board: before.board, column: before.column, title: given.title });
    // A note of the team would be hidden from who has just changed it.
    if (before.id_user !== request.user.id && given.readers !== before.readers)
      throw new ApiError('not-valid', { readers: 'not-valid-option' });
    const after = await rows.update(tx, before.id, { values: given, by: authorOf(app, request) });
    // Which fields: what they say may be about a person.
    const fields = (Object.keys(given) as (keyof typeof given)[]).filter(
      (name) => before[name] !== after[name],
    );
    note({ event: 'boardnote.set', ...refOf(after.id), diff: { fields } });
  });
}

/** @throws ApiError `conflict` with what is stored, `not-valid`, `illegal-step` */
export function moveNote(
  app: FastifyInstance,
  request: FastifyRequest,
  { row_version, column }: BodyOf<typeof contract.move>,
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const { id, board, title, ...before } = await lockFor(tx, request, { step: 'move', row_version });
    refuseErrors({ id_board: board, column, title });
    await rows.update(tx, id, { values: { column }, by: authorOf(app, request) });
    note({ event: 'boardnote.move', ...refOf(id), diff: { column: [before.column, column] } });
  });
}

/** Marks a note as done, or opens it anew. @throws ApiError `conflict`, `illegal-step` */
export function endNote(
  app: FastifyInstance,
  request: FastifyRequest,
  step: 'done' | 'reopen',
  { row_version }: BodyOf<typeof contract.done>,
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const { id } = await lockFor(tx, request, { step, row_version });
    const status = step === 'done' ? ('done' as const) : ('open' as const);
    await rows.update(tx, id, { values: { status }, by: authorOf(app, request) });
    note({ event: `boardnote.${step}`, ...refOf(id) });
  });
}

/** @throws ApiError `no-privilege` to who did not write it, `conflict` with what is stored */
export function removeNote(
  app: FastifyInstance,
  request: FastifyRequest,
  { row_version }: BodyOf<typeof contract.delete>,
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const { id } = await lockFor(tx, request, { step: 'delete', row_version });
    // It may be about a person, and there is no way back to it; the log keeps that it was removed.
    const values = { deleted: 'yes', title: '', text: '' } as const;
    await rows.update(tx, id, { values, by: authorOf(app, request) });
    note({ event: 'boardnote.delete', ...refOf(id) });
  });
}

interface Wanted {
  step: ReturnType<typeof stepsOf>[number];
  row_version: number;
  given?: object;
}

/** The note, locked, if this person may take the step now and has read what is stored. */
async function lockFor(
  tx: Tx,
  { user, query }: FastifyRequest,
  { step, row_version, given }: Wanted,
): Promise<BoardNoteRow> {
  const { id } = query as { id: number };
  const row = await rows.getLocked(tx, id, visibleTo(user));
  const steps = stepsOf(row, user);
  if (step === 'delete' && !steps.includes(step)) throw new ApiError('no-privilege', { reason: 'not-owner' });
  if (!steps.includes(step)) throw new ApiError('illegal-step', { status: row.status, reason: row.status });
  if (row.row_version !== row_version)
    throw new ApiError('conflict', { stored: await viewOf(tx, row, user), given });
  return row;
}

/** @throws ApiError `not-valid` */
function refuseErrors(note: Parameters<typeof boardNoteErrors>[0]): void {
  const errors = boardNoteErrors(note);
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}
