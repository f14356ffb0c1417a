import { type ObjType, refOf } from '@urzad/contract';
import type { AskingActor, Law } from '@urzad/grants';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { ApiError } from '../api-error';
import type { Author } from '../author';
import type { Db, Tx } from '../db';
import type { Change } from './rows';
import { baseStatusHistory } from './table';

interface StepRow<Status extends string> {
  id: number;
  row_version: number;
  status: Status;
}

interface Stepping<Row extends StepRow<Status>, Status extends string, Step extends string, Viewer> {
  /** Those of `rowsOf`. */
  rows: {
    getLocked(tx: Tx, id: number, where?: SQL): Promise<Row>;
    update(tx: Tx, id: number, change: Change<Row>): Promise<Row>;
  };
  law: Law<Status, Step>;
  entity: ObjType;
  visibleTo(viewer: Viewer): SQL | undefined;
  actorOf(viewer: Viewer): AskingActor;
}

/** The steps of one kind of object: its law, with lock, version, history and log. */
export function stepsOf<Row extends StepRow<Status>, Status extends string, Step extends string, Viewer>({
  rows,
  law,
  entity,
  visibleTo,
  actorOf,
}: Stepping<Row, Status, Step, Viewer>) {
  /** @throws ApiError `illegal-step` in this status, `no-privilege` for a viewer who may take the step in none */
  function requireStep(step: Step, { status }: Pick<Row, 'status'>, viewer: Viewer): void {
    const actor = actorOf(viewer);
    if (law.mayStep(step, status, actor)) return;
    // If the person may do the step from another status, the status is wrong, not the person.
    throw law.mayEverStep(step, actor)
      ? new ApiError('illegal-step', { status })
      : new ApiError('no-privilege');
  }

  /** Adds the present status to the history: of a new object, and after a step that changed it. */
  async function recordStatus(tx: Tx, { id, status }: Pick<Row, 'id' | 'status'>, by: Author): Promise<void> {
    await tx
      .insert(baseStatusHistory)
      .values({ ...refOf(entity, id), status, date: by.date, id_user: by.id });
  }

  return {
    requireStep,
    recordStatus,

    /**
     * Locks an object for a step until the transaction ends.
     * @throws ApiError `object-no-exist` for a missing or somebody else's, and what `requireStep` throws
     */
    async lockForStep(
      tx: Tx,
      { id, viewer, step }: { id: number; viewer: Viewer; step: Step },
    ): Promise<Row> {
      const row = await rows.getLocked(tx, id, visibleTo(viewer));
      requireStep(step, row, viewer);
      return row;
    },

    /**
     * Does the step: the new status, the changes that come with it, and an entry of the history when the status changed.
     * @throws ApiError `illegal-step` when the law has no such transition
     */
    async takeStep(
      tx: Tx,
      { record, step }: { record: Row; step: Step },
      { values, by }: { values?: Change<Row>['values']; by: Author },
    ): Promise<Row> {
      const status = law.statusAfter(step, record.status);
      if (!status) throw new ApiError('illegal-step', { status: record.status });
      const after = await rows.update(tx, record.id, {
        values: { ...values, status } as Change<Row>['values'],
        by,
      });
      if (status !== record.status) await recordStatus(tx, after, by);
      return after;
    },

    /**
     * Refuses a change that was made on another version than the present one.
     * @param stored the present values of what the caller wanted to write
     * @throws ApiError `conflict` with both
     */
    refuseStale<Given extends { row_version: number }>(
      { row_version }: Row,
      given: Given,
      stored: object = {},
    ): void {
      if (row_version !== given.row_version) {
        throw new ApiError('conflict', { stored: { row_version, ...stored }, given });
      }
    },

    /** For the log: the object, and its status before and after. */
    noteOf(event: string, before: Row, after: Row, diff: object = {}) {
      const status = before.status === after.status ? after.status : [before.status, after.status];
      return { event: `${entity}.${event}`, ...refOf(entity, before.id), diff: { ...diff, status } };
    },

    /** Deletes the history of an object that is erased without a trace. */
    async eraseHistory(tx: Tx, id: number): Promise<void> {
      const { obj_type, id_obj } = baseStatusHistory;
      await tx.delete(baseStatusHistory).where(and(eq(obj_type, entity), eq(id_obj, id)));
    },

    /** The statuses that an object has reached, the first one first. */
    async historyOf(db: Db, id: number): Promise<{ date: Date; status: Status; id_user: number | null }[]> {
      const { obj_type, id_obj, date, status, id_user } = baseStatusHistory;
      const entries = await db
        .select({ date, status, id_user })
        .from(baseStatusHistory)
        .where(and(eq(obj_type, entity), eq(id_obj, id)))
        .orderBy(asc(baseStatusHistory.id));
      // Only `recordStatus` writes here, a status of this law.
      return entries as { date: Date; status: Status; id_user: number | null }[];
    },
  };
}
