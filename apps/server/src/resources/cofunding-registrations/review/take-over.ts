import { type BodyOf, type cofundingRegistrations, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { notify } from '../../../notify';
import { followOwner } from '../../office-cases/public';
import { namesOf } from '../../users/public';
import { takenOverText } from '../officer-notices';
import { viewerOf } from '../policy';
import type { RegistrationRecord } from '../repository';
import { lockForStep, noteOf, takeStep } from '../step';

/**
 * Makes the caller the officer in charge of what another one led when the caller read it. Both are told (N30), and the
 * main case goes with it.
 * @throws ApiError `conflict` when somebody else leads it now, `illegal-step` when the caller does
 */
export async function takeOver(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof cofundingRegistrations.takeover> },
): Promise<void> {
  const id_user_owner = request.user.id;
  await app.write(request, async (tx, note) => {
    const record = await lockForStep(tx, { id, viewer: viewerOf(request.user), step: 'takeOver' });
    refuseTaken(record, { ...body, me: id_user_owner });
    const by = authorOf(app, request);
    const after = await takeStep(tx, { record, step: 'takeOver' }, { values: { id_user_owner }, by });
    await followOwner(tx, { id_user_owner, ref: refOf('cofundingregistration', id) }, by);
    await notifyOfficers(app, tx, { record: after, former: record.id_user_owner }, by);
    note(noteOf('takeover', record, after, { from: record.id_user_owner }));
    return { id };
  });
}

function refuseTaken(
  { id_user_owner, status }: RegistrationRecord,
  given: { id_user_owner: number | null; me: number },
): void {
  if (id_user_owner === given.me) throw new ApiError('illegal-step', { status, reason: 'owner' });
  if (id_user_owner !== given.id_user_owner) {
    throw new ApiError('conflict', { stored: { id_user_owner }, given });
  }
}

async function notifyOfficers(
  app: FastifyInstance,
  tx: Tx,
  { record, former }: { record: RegistrationRecord; former: number | null },
  by: Author,
): Promise<void> {
  const { id, number, id_user_owner } = record;
  const officers = [former, id_user_owner].flatMap((one) => one ?? []);
  const officer = (await namesOf(tx, officers)).get(id_user_owner ?? 0) ?? '';
  const text = takenOverText({ number: number ?? '', officer });
  for (const to of officers) await notify(app, tx, { to, text, ref: refOf('cofundingregistration', id) }, by);
}
