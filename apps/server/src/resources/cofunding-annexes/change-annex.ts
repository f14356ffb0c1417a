import type { AnnexStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { refuseActing } from '../../http/refuse-acting';
import type { Note } from '../../unit-of-work/write';
import { type CallRow, getCall } from '../cofunding-calls/public';
import { asOwner, contracts, type Viewer, viewerOf } from '../cofunding-contracts/public';
import { members } from '../cofunding-members/public';
import type { RegistrationRecord } from '../cofunding-registrations/public';
import { planAnnex } from './plan-annex';
import type { AnnexRecord, rows } from './repository';
import { lockForStep, noteOf, refuseStale, takeStep } from './step';

type Values = NonNullable<Parameters<typeof rows.update>[2]['values']>;

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

export interface AnnexStepChange {
  id: number;
  row_version: number;
  step: AnnexStep;
  /** The parent takes it, whichever role they have. */
  isOfParent?: true;
  /** Refuses what the law allows, and says what changes with the status. */
  change(record: AnnexRecord, doing: Doing): Values | Promise<Values>;
  /** What follows from it: documents and notifications. */
  follow?(after: AnnexRecord, doing: Doing & { before: AnnexRecord }): Promise<void>;
  /** For the log. */
  diff?: object;
}

/** Takes one step of an annex in one transaction, with its history, its log and what follows from it. */
export async function changeAnnex(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version, step, isOfParent, change, follow, diff }: AnnexStepChange,
): Promise<{ id: number }> {
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
}

/** What follows from the changes of an annex as all stands now. */
export async function planOf(
  tx: Tx,
  {
    id_contract,
    id_member,
    change,
    valid_from,
  }: Pick<AnnexRecord, 'id_contract' | 'id_member' | 'change' | 'valid_from'>,
  call: CallRow,
) {
  const contract = await contracts.get(tx, id_contract);
  const member = await members.get(tx, id_member);
  return { contract, member, ...(await planAnnex(tx, { contract, member, call, change, valid_from })) };
}
