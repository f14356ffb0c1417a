import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { Note } from '../../unit-of-work/write';
import { type CallRow, getCall } from '../cofunding-calls/public';
import type { RegistrationRecord } from '../cofunding-registrations/public';
import { asOwner, type Viewer, viewerOf } from './policy';

/** The transaction of a step, and who takes it. */
export interface Doing {
  app: FastifyInstance;
  tx: Tx;
  by: Author & { id: number };
  viewer: Viewer;
  note: Note;
  call: CallRow;
  registration: RegistrationRecord;
}

/** One step of a contract or of an annex. */
export interface StepChange<Row, Step extends string, Values> {
  id: number;
  row_version: number;
  step: Step;
  /** The parent takes it, whichever role they have. */
  isOfParent?: true;
  /** Refuses what the law allows, and says what changes with the status. */
  change(record: Row, doing: Doing): Values | Promise<Values>;
  /** What follows from it: documents and notifications. */
  follow?(after: Row, doing: Doing & { before: Row }): Promise<void>;
  /** For the log. */
  diff?: object;
}

/** The functions of its resource. */
interface Steps<Row, Step extends string, Values> {
  lockForStep(
    tx: Tx,
    locking: { id: number; viewer: Viewer; step: Step },
  ): Promise<{ record: Row; registration: RegistrationRecord }>;
  refuseStale(record: Row, given: { row_version: number }): void;
  takeStep(
    tx: Tx,
    taking: { record: Row; step: Step },
    change: { values?: Values; by: Author },
  ): Promise<Row>;
  noteOf(event: string, before: Row, after: Row, diff?: object): Parameters<Note>[0];
}

/** Takes one step in one transaction, with its history, its log and what follows from it. */
export function changeOf<Row extends { id_call: number }, Step extends string, Values>({
  lockForStep,
  refuseStale,
  takeStep,
  noteOf,
}: Steps<Row, Step, Values>) {
  return (
    app: FastifyInstance,
    request: FastifyRequest,
    { id, row_version, step, isOfParent, change, follow, diff }: StepChange<Row, Step, Values>,
  ): Promise<{ id: number }> => {
    refuseActing(request.user);
    return app.write(request, async (tx, note) => {
      const viewer = isOfParent ? asOwner(request.user) : viewerOf(request.user);
      const { record, registration } = await lockForStep(tx, { id, viewer, step });
      refuseStale(record, { row_version });

      const call = await getCall(tx, record.id_call);
      const by = { ...authorOf(app, request), id: viewer.id_user };
      const doing = { app, tx, by, viewer, note, call, registration };
      const values = await change(record, doing);
      const after = await takeStep(tx, { record, step }, { values, by });
      await follow?.(after, { ...doing, before: record });
      note(noteOf(step.toLowerCase(), record, after, diff));
      return { id };
    });
  };
}
