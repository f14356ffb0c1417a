import type { BodyOf, cofundingMembers as contract } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { hasFollowedPath, hasPrivilege, isExitFormFilled, isExitFormOpen } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { refuseActing } from '../../../http/refuse-acting';
import { membersVisibleTo, memberViewerOf } from '../policy';
import { members } from '../repository';
import { noteOfMember } from '../step';

const CORRECT: Parameters<typeof hasPrivilege>[1] = 'cofunding_member_edit';

/**
 * Takes what a person does after the support: of the participant once, from the last day on; the office corrects it.
 * @throws ApiError `illegal-step` `{reason: 'not-ended' | 'filled' | 'not-filled'}`, `no-privilege`, `conflict`
 */
export async function fillExitForm(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof contract.exitform> },
): Promise<void> {
  const { user } = request;
  refuseActing(user);
  const viewer = memberViewerOf(user);
  const { row_version, exit_labour_status, followed_path } = body;
  await app.write(request, async (tx, note) => {
    const member = await members.getLocked(tx, id, membersVisibleTo(viewer));
    const by = authorOf(app, request);
    const isOwn = viewer.as === 'owner';
    if (!isOwn && !hasPrivilege(viewer.privileges, CORRECT)) throw new ApiError('no-privilege');
    // How the support ended is for the office to say.
    if (isOwn && followed_path !== undefined) throw new ApiError('no-privilege');
    const { status } = member;
    const refused = (reason: string) => new ApiError('illegal-step', { status, reason });
    if (!isExitFormOpen(member, warsawDate(by.date))) throw refused('not-ended');
    if (isOwn && isExitFormFilled(member)) throw refused('filled');
    if (!isOwn && !isExitFormFilled(member) && exit_labour_status === undefined) throw refused('not-filled');
    if (member.row_version !== row_version) {
      const { exit_labour_status: stored } = member;
      throw new ApiError('conflict', { stored: { row_version: member.row_version, stored }, given: body });
    }

    const values = {
      exit_labour_status: exit_labour_status ?? member.exit_labour_status,
      followed_path: followed_path ?? member.followed_path ?? hasFollowedPath(member),
      exit_date_filled: member.exit_date_filled ?? by.date,
    };
    const after = await members.update(tx, id, { values, by });
    note(noteOfMember('exitform', member, after, { by: viewer.as }));
    return { id };
  });
}
