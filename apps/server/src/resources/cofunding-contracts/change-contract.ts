import type { ContractStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { Note } from '../../unit-of-work/write';
import { type CallRow, getCall, lockCallForSystem } from '../cofunding-calls/public';
import type { RegistrationRecord } from '../cofunding-registrations/public';
import { viewerOf, visibleTo } from './policy';
import { type ContractRecord, rows } from './repository';
import { lockForStep, noteOf, refuseStale, takeStep } from './step';

type Values = NonNullable<Parameters<typeof rows.update>[2]['values']>;

/** The transaction of a step, and who takes it. */
export interface Doing {
  app: FastifyInstance;
  tx: Tx;
  by: Author & { id: number };
  note: Note;
  call: CallRow;
  registration: RegistrationRecord;
}

export interface ContractChange {
  id: number;
  row_version: number;
  step: ContractStep;
  /** The step needs money of the call, which is locked before all else. */
  isAboutMoney?: true;
  /** Refuses what the law allows, and says what changes with the status. */
  change(record: ContractRecord, doing: Doing): Values | Promise<Values>;
  /** What follows from it: documents and notifications. */
  follow?(after: ContractRecord, doing: Doing & { before: ContractRecord }): Promise<void>;
  /** For the log. */
  diff?: object;
}

/** Takes one step of a contract in one transaction, with its history, its log and what follows from it. */
export async function changeContract(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version, step, isAboutMoney, change, follow, diff }: ContractChange,
): Promise<{ id: number }> {
  refuseActing(request.user);
  return app.write(request, async (tx, note) => {
    const viewer = viewerOf(request.user);
    const { id_call } = await rows.get(tx, id, visibleTo(viewer));
    const call = await (isAboutMoney ? lockCallForSystem : getCall)(tx, id_call);
    const { record, registration } = await lockForStep(tx, { id, viewer, step });
    refuseStale(record, { row_version });

    const by = { ...authorOf(app, request), id: viewer.id_user };
    const doing = { app, tx, by, note, call, registration };
    const values = await change(record, doing);
    const after = await takeStep(tx, { record, step }, { values, by });
    await follow?.(after, { ...doing, before: record });
    note(noteOf(step.toLowerCase(), record, after, diff));
    return { id };
  });
}
