import type { PaymentListStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { Note } from '../../unit-of-work/write';
import { refusalOf, type Viewer, viewerOf } from './policy';
import type { lists, PaymentListRecord } from './repository';
import { lockForStep, noteOf, refuseStale, takeStep } from './step';

type Values = NonNullable<Parameters<typeof lists.update>[2]['values']>;

/** The transaction of a step, and who takes it. */
export interface Doing {
  app: FastifyInstance;
  tx: Tx;
  by: Author & { id: number };
  viewer: Viewer;
  note: Note;
}

export interface PaymentListChange {
  id: number;
  /** Absent where the step may be repeated on whatever stands there. */
  row_version?: number;
  step: PaymentListStep;
  /** Refuses what the law allows, does what comes with the step, and says what changes with the status. */
  change(record: PaymentListRecord, doing: Doing): Values | Promise<Values>;
  follow?(after: PaymentListRecord, doing: Doing): Promise<void>;
  /** For the log. */
  diff?: object;
}

/**
 * Takes one step of a payment list in one transaction, with its history and its log. The list is locked first, then
 * claims, then months.
 */
export async function changePaymentList(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version, step, change, follow, diff }: PaymentListChange,
): Promise<{ id: number }> {
  refuseActing(request.user);
  return app.write(request, async (tx, note) => {
    const viewer = viewerOf(request.user);
    const record = await lockForStep(tx, { id, viewer, step });
    const refusal = refusalOf(record, step, viewer);
    if (refusal) throw refusal;
    if (row_version !== undefined) refuseStale(record, { row_version });

    const by = { ...authorOf(app, request), id: viewer.id_user };
    const doing = { app, tx, by, viewer, note };
    const values = await change(record, doing);
    const after = await takeStep(tx, { record, step }, { values, by });
    await follow?.(after, doing);
    note(noteOf(step.toLowerCase(), record, after, diff));
    return { id };
  });
}
