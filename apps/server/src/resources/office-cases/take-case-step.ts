import type { OfficeCaseStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { lockCase } from './lock-case';
import type { CaseRecord, rows } from './repository';
import { noteOf, takeStep } from './step';

type Values = NonNullable<Parameters<typeof rows.update>[2]['values']>;

/** The transaction of a step, and who takes it. */
export interface Doing {
  app: FastifyInstance;
  tx: Tx;
  by: Author & { id: number };
  note: Note;
}

export interface CaseStep {
  /** The case whose step it is. */
  id: number;
  step: OfficeCaseStep;
  /** Refuses what the law allows, and says what changes with the status. */
  change(record: CaseRecord, doing: Doing): Values | Promise<Values>;
  /** What follows from it: letters and notifications. */
  follow?(after: CaseRecord, doing: Doing & { before: CaseRecord }): Promise<void>;
  /** For the log. */
  diff?: object;
}

/** Takes one step of a case in one transaction, with its history, its log and what follows from it. */
export async function takeCaseStep(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, step, change, follow, diff }: CaseStep,
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const { user } = request;
    const by = { ...authorOf(app, request), id: user.id };
    const doing = { app, tx, by, note };
    const before = await lockCase(app, tx, { user, id, step });
    const values = await change(before, doing);
    const after = await takeStep(tx, { record: before, step }, { values, by });
    await follow?.(after, { ...doing, before });
    note(noteOf(step.toLowerCase(), before, after, diff));
    return { id };
  });
}
