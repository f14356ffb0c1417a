import type { TicketStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { SessionUser } from '../../http/resource';
import type { Note } from '../../unit-of-work/write';
import { askerOf, deskOf, refusalOf, type Viewer } from './policy';
import { lockForStep, noteOf, refuseStale, takeStep } from './step';
import type { TicketRecord } from './table';

/** The transaction of a step, and who takes it. */
export interface Doing {
  app: FastifyInstance;
  tx: Tx;
  by: Author & { id: number };
  viewer: Viewer;
  note: Note;
}

type Values = Partial<Omit<TicketRecord, 'id' | 'status'>>;

/** A step without the ticket that it is taken on. */
export interface Step {
  step: TicketStep;
  /** The version that the caller read; a letter needs none, and other steps name a person. */
  row_version?: number;
  /** Locks what else is changed, before the ticket. */
  before?(id: number, doing: Doing): Promise<void>;
  /** Refuses what the law allows, and says what changes with the status. */
  change(record: TicketRecord, doing: Doing): Values | Promise<Values>;
  /** What follows from it: letters and notifications. */
  follow?(after: TicketRecord, doing: Doing & { before: TicketRecord }): Promise<void>;
  /** For the log: nothing of the text of a letter. */
  diff?: object;
}

/** Takes a step of who asked. */
export function takeAskerStep(app: FastifyInstance, request: FastifyRequest, id: number, step: Step) {
  refuseActing(request.user);
  return takeTicketStep(app, request, { id, viewer: askerOf(request.user), ...step });
}

/** Takes a step of the help desk. @throws ApiError `no-privilege` for who does not see the tickets of others */
export function takeDeskStep(app: FastifyInstance, request: FastifyRequest, id: number, step: Step) {
  return takeTicketStep(app, request, { id, viewer: deskStepper(request.user), ...step });
}

function deskStepper(user: SessionUser): Viewer {
  refuseActing(user);
  return deskOf(user);
}

/** One step in one transaction, with its history, its log and what follows from it. */
async function takeTicketStep(
  app: FastifyInstance,
  request: FastifyRequest,
  {
    id,
    viewer,
    step,
    row_version,
    before: prepare,
    change,
    follow,
    diff,
  }: Step & { id: number; viewer: Viewer },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const by = { ...authorOf(app, request), id: request.user.id };
    const doing = { app, tx, by, viewer, note };
    await prepare?.(id, doing);
    const before = await lockForStep(tx, { id, viewer, step });
    const refusal = refusalOf(before, step, { viewer, now: by.date });
    if (refusal) throw refusal;
    if (row_version !== undefined) refuseStale(before, { row_version });
    const values = await change(before, doing);
    const after = await takeStep(tx, { record: before, step }, { values, by });
    await follow?.(after, { ...doing, before });
    note(noteOf(step.toLowerCase(), before, after, diff));
    return { id };
  });
}
