import type { ClaimStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import type { Note } from '../../../unit-of-work/write';
import { refusalOf, viewerOf } from '../policy';
import type { ClaimRecord, claims } from '../repository';
import { lockForStep, noteOf, refuseStale, takeStep } from '../step';

export type ClaimValues = NonNullable<Parameters<typeof claims.update>[2]['values']>;

/** The transaction of a step, and who takes it. */
export interface Doing {
  app: FastifyInstance;
  tx: Tx;
  by: Author & { id: number };
  note: Note;
}

export interface ClaimChange {
  id: number;
  row_version: number;
  /** By which the caller is let in. */
  step: ClaimStep;
  /** The step that is taken, where it is another one of the same people. */
  becomes?: ClaimStep;
  /** Refuses what the law allows, and says what changes with the status. */
  change(record: ClaimRecord, doing: Doing): ClaimValues | Promise<ClaimValues>;
  /** What follows from it: documents and notifications. */
  follow?(after: ClaimRecord, doing: Doing & { before: ClaimRecord }): Promise<void>;
  /** The name in the log; that of the step unless given. */
  event?: string;
  /** For the log. */
  diff?: object;
}

/** Takes one step of the office in one transaction, with its history, its log and what follows from it. */
export async function changeClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version, step, becomes = step, change, follow, event = becomes, diff }: ClaimChange,
): Promise<{ id: number }> {
  refuseActing(request.user);
  return app.write(request, async (tx, note) => {
    const viewer = viewerOf(request.user);
    const record = await lockForStep(tx, { id, viewer, step });
    const refusal = refusalOf(record, step, viewer);
    if (refusal) throw refusal;
    refuseStale(record, { row_version });

    const by = { ...authorOf(app, request), id: viewer.id_user };
    const doing = { app, tx, by, note };
    const values = await change(record, doing);
    const after = await takeStep(tx, { record, step: becomes }, { values, by });
    await follow?.(after, { ...doing, before: record });
    note(noteOf(event.toLowerCase(), record, after, diff));
    return { id };
  });
}
