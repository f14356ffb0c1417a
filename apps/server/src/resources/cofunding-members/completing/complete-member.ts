import type { BodyOf, cofundingMembers as contract } from '@urzad/contract';
import { type CompletionNeed, isExitFormFilled, missingToComplete } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { Db } from '../../../db';
import { memberViewerOf } from '../policy';
import { coFundingsOfContract, type MemberRecord } from '../repository';
import { lockMemberForStep, noteOfMember, refuseStaleMember, takeMemberStep } from '../step';

/** What the end of a participation still waits for. */
export async function missingIn(
  db: Db,
  member: Pick<MemberRecord, 'id_contract' | 'exit_date_filled'>,
): Promise<CompletionNeed[]> {
  const coFundings = await coFundingsOfContract(db, member.id_contract);
  return missingToComplete({ coFundings, hasExitForm: isExitFormFilled(member) });
}

/**
 * Ends a participation (Process §2.8).
 * @throws ApiError `object-no-exist`, `no-privilege`, `conflict`, `illegal-step`, also `{missing}`
 */
export async function completeMember(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number } & BodyOf<typeof contract.complete>,
): Promise<void> {
  const viewer = memberViewerOf(request.user);
  await app.write(request, async (tx, note) => {
    const member = await lockMemberForStep(tx, { id, viewer, step: 'complete' });
    refuseStaleMember(member, { row_version });
    const missing = await missingIn(tx, member);
    if (missing.length > 0) throw new ApiError('illegal-step', { status: member.status, missing });
    const by = { ...authorOf(app, request), id: viewer.id_user };
    const after = await takeMemberStep(tx, { record: member, step: 'complete' }, { by });
    note(noteOfMember('complete', member, after));
    return { id };
  });
}
