import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, boardNotes as contract } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { boardNoteErrors, pointsOf } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { findOffered } from '../libraries/public';
import { viewOf } from './find-notes';
import { boardsOf, stepsOf, visibleTo } from './policy';
import { type BoardNoteRow, boardNote } from './table';

export const rows = rowsOf(boardNote);

const refOf = (id_obj: number) => ({ obj_type: 'boardnote', id_obj });

/** @returns the id. @throws ApiError `object-no-exist` for a board that the person does not see, `not-valid` */
export function addNote(
  app: FastifyInstance,
  request: FastifyRequest,
  { id_board, labels = [], points = [], ...values }: BodyOf<typeof contract.add>,
): Promise<number> {
  const { user } = request;
  return app.write(request, async (tx, note) => {
    if (!boardsOf(user).includes(id_board)) throw new ApiError('object-no-exist');
    refuseErrors({ id_board, ...values });
    const by = authorOf(app, request);
    await requireLabels(tx, labels, by);
    const is_test = user.role_code === 'TEST' ? ('yes' as const) : ('no' as const);
    const own = { board: id_board, id_user: user.id, is_test, labels, points: pointsOf(points, []) };
    const { id, readers } = await rows.insert(tx, { ...values, ...own }, by);
    note({ event: 'boardnote.add', ...refOf(id), diff: { id_board, readers } });
    return id;
  });
}

/** @throws ApiError `conflict` with what is stored, `not-valid`, `illegal-step` */
export function setNote(
  app: FastifyInstance,
  request: FastifyRequest,
  { row_version, points, ...given }: BodyOf<typeof contract.set>,
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const before = await lockFor(tx, request, { step: 'set', row_version, given: { ...given, points } });
    refuseErrors({ id_board: before.board, column: before.column, title: given.title });
    // A note of the team would be hidden from who has just changed it.
    if (before.id_user !== request.user.id && given.readers !== before.readers)
      throw new ApiError('not-valid', { readers: 'not-valid-option' });
    const by = authorOf(app, request);
    // One that stands there already stays, though the office offers it no more.
    const added = given.labels?.filter((label) => !before.labels.includes(label));
    await requireLabels(tx, added ?? [], by);
    const values = { ...given, ...(points && { points: pointsOf(points, before.points) }) };
    const after = await rows.update(tx, before.id, { values, by });
    // Which fields: what they say may be about a person.
    const fields = (Object.keys(values) as (keyof typeof values)[]).filter(
      (name) => !isDeepStrictEqual(before[name], after[name]),
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

/**
 * Ticks one point, or takes the tick away, whichever version was read: what others change beside it stays.
 * @throws ApiError `illegal-step` also where the list has the point no more
 */
export function checkPoint(
  app: FastifyInstance,
  request: FastifyRequest,
  { point, done }: BodyOf<typeof contract.check>,
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const { id, points, status } = await lockFor(tx, request, { step: 'check' });
    if (!points.some(({ text }) => text === point))
      throw new ApiError('illegal-step', { status, reason: 'no-point' });
    const values = { points: points.map((one) => (one.text === point ? { ...one, done } : one)) };
    await rows.update(tx, id, { values, by: authorOf(app, request) });
    note({ event: 'boardnote.check', ...refOf(id), diff: { done } });
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
    const values = { deleted: 'yes' as const, title: '', text: '', points: [] };
    await rows.update(tx, id, { values, by: authorOf(app, request) });
    note({ event: 'boardnote.delete', ...refOf(id) });
  });
}

interface Wanted {
  step: ReturnType<typeof stepsOf>[number];
  /** That the person read; without it, whichever is stored. */
  row_version?: number;
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
  if (row_version !== undefined && row.row_version !== row_version)
    throw new ApiError('conflict', { stored: await viewOf(tx, row, user), given });
  return row;
}

/** @throws ApiError `not-valid` */
function refuseErrors(note: Parameters<typeof boardNoteErrors>[0]): void {
  const errors = boardNoteErrors(note);
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}

/** @throws ApiError `not-valid` for a label that the office does not offer */
async function requireLabels(
  tx: Tx,
  labels: readonly string[],
  { id_application, date }: Pick<Author, 'id_application' | 'date'>,
): Promise<void> {
  for (const code of new Set(labels)) {
    const found = await findOffered(
      tx,
      { id_application, code: 'BOARD_LABEL' },
      { code, day: warsawDate(date) },
    );
    if (!found) throw new ApiError('not-valid', { labels: 'not-valid-option' });
  }
}
