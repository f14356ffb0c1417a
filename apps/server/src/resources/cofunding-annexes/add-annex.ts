import type { cofundingAnnexes as annex, BodyOf } from '@urzad/contract';
import { foldForSearch, warsawDate } from '@urzad/domain';
import { ANNEX_LAW, type ContractStatus, earliestAnnexDay, NO_CHANGE } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { refuseActing } from '../../http/refuse-acting';
import { getCall } from '../cofunding-calls/public';
import { actorOf, contracts, contractsVisibleTo, staffViewerOf } from '../cofunding-contracts/public';
import { findMemberOf } from '../cofunding-members/public';
import { ownerOfVisible as ownerOfCase } from '../office-cases/public';
import { askedInCase } from './asked-in-case';
import { planAnnex } from './plan-annex';
import { nextOrdinal, rows } from './repository';
import { noteOf, recordStatus } from './step';

const IN_FORCE: readonly ContractStatus[] = ['active', 'suspended'];

/**
 * Begins an annex of a contract in force, or of a suspended one: the annex may say what becomes of its months. It changes nothing yet, and holds from the first month that has not begun.
 * @throws ApiError `no-privilege`, `object-no-exist`, `object-exist`, `illegal-step`
 */
export async function addAnnex(
  app: FastifyInstance,
  request: FastifyRequest,
  { id_contract, id_officecase }: BodyOf<typeof annex.add>,
): Promise<{ id: number }> {
  const { user } = request;
  refuseActing(user);
  const viewer = staffViewerOf(user);
  if (!ANNEX_LAW.mayStep('set', 'draft', actorOf(viewer))) throw new ApiError('no-privilege');

  return app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    const contract = await contracts.getLocked(tx, id_contract, contractsVisibleTo(viewer));
    const { status, id_registration, id_user, id_call, is_test, name_sort, number: ofContract } = contract;
    const member = await findMemberOf(tx, id_registration);
    if (!IN_FORCE.includes(status) || !member) throw new ApiError('illegal-step', { status });
    if (id_officecase !== null && (await ownerOfCase(tx, user, id_officecase)) !== id_user) {
      throw new ApiError('object-no-exist');
    }

    const n = await nextOrdinal(tx, id_contract);
    const number = `${ofContract}-A${n}`;
    const valid_from = earliestAnnexDay(warsawDate(by.date));
    const call = await getCall(tx, id_call);
    const asked = id_officecase === null ? undefined : await askedInCase(tx, { id_officecase, id_user });
    const change = { ...NO_CHANGE, ...(call.params.annex_for_account === 'yes' && asked) };
    const planned = await planAnnex(tx, { contract, member, call, change, valid_from });
    const record = await rows.insert(
      tx,
      {
        ...planned.columns,
        ...{ number, n, id_contract, id_registration, id_user, id_call, id_officecase, valid_from },
        ...{ id_member: member.id, change, is_test, name_sort },
        id_user_prepared: viewer.id_user,
        editors: [viewer.id_user],
        search_text: `${contract.search_text} ${foldForSearch(number)}`,
      },
      by,
    );
    await recordStatus(tx, record, by);
    note(noteOf('add', record, record, { number, id_officecase }));
    return { id: record.id };
  });
}
