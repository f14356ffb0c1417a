import { type BodyOf, type cofundingGrants as contract, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { refuseActing } from '../../http/refuse-acting';
import type { NoticeText, Sender } from '../../mail/email';
import type { Reader } from '../../mail/reader';
import { notify } from '../../notify';
import { grantsVisibleTo, grantViewerOf, lockGrant, resumeGrantMonths } from '../cofunding-members/public';
import { resumedEmail, resumedText } from './emails';
import { followSuspension } from './follow-suspension';

type Body = BodyOf<typeof contract.resume>;

/**
 * The return before the suspended months are over (Process §1.2, 19). The participant is told.
 * @throws ApiError `no-privilege`, `object-no-exist`, `conflict`, `illegal-step` `{reason: 'ended' | 'no-months'}`
 */
export async function resumeGrant(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version, from, reason }: { id: number } & Body,
): Promise<{ id: number }> {
  refuseActing(request.user);
  const viewer = grantViewerOf(request.user);
  // Nobody resumes their own.
  if (viewer.as !== 'staff') throw new ApiError('no-privilege');
  return app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    const grant = await lockGrant(tx, id, grantsVisibleTo(viewer));
    if (grant.row_version !== row_version) {
      const { row_version: stored } = grant;
      throw new ApiError('conflict', { stored: { row_version: stored }, given: { row_version, from } });
    }
    await resumeGrantMonths(tx, grant, from, { by, note });
    await followSuspension(tx, id, { by, note });

    const told = { id, number: grant.number, from, reason };
    const email = (to: Reader, sender: Sender, words: NoticeText) => resumedEmail(to, told, sender, words);
    const ref = refOf('cofundinggrant', id);
    await notify(app, tx, { to: grant.id_user, text: resumedText(told), ref, email }, by);
    note({ event: 'cofundinggrant.resume', ...ref, diff: { from, reason } });
    return { id };
  });
}
