import type { BodyOf, cofundingContracts as contract } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { CONTRACT_LAW, contractNumber } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { refuseActing } from '../../http/refuse-acting';
import { lockCallForSystem } from '../cofunding-calls/public';
import { startCertificateOf } from '../cofunding-employers/public';
import { getInContract, lockForContract } from '../cofunding-registrations/public';
import { reserveMoney, searchColumns, termColumns } from './agreed-terms';
import { checkedProviders } from './checked-providers';
import { actorOf, staffViewerOf } from './policy';
import { findOfRegistration, rows, takeOrdinal } from './repository';
import { noteOf, recordStatus } from './step';
import { firstTerms } from './terms-of-registration';

/**
 * Prepares the contract of a registration: number, terms as the registration and its checked documents say them, and the
 * money that they need.
 * @throws ApiError `no-privilege`, `object-no-exist`, `object-exist`, `illegal-step`
 */
export async function addContract(
  app: FastifyInstance,
  request: FastifyRequest,
  { id_registration }: BodyOf<typeof contract.add>,
): Promise<{ id: number }> {
  const { user } = request;
  refuseActing(user);
  const viewer = staffViewerOf(user);
  if (!CONTRACT_LAW.mayStep('set', 'draft', actorOf(viewer))) throw new ApiError('no-privilege');

  return app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    // The call first, then its registration: as the promotion from the reserve locks them.
    const { id_call } = await getInContract(tx, id_registration);
    const call = await lockCallForSystem(tx, id_call);
    const registration = await lockForContract(tx, { id: id_registration, user });
    if (await findOfRegistration(tx, id_registration)) throw new ApiError('object-exist');

    const providers = await checkedProviders(tx, id_registration);
    const start = await startCertificateOf(tx, id_registration);
    const terms = termColumns(firstTerms(registration, { providers, start }), call);
    const reserved = registration.cost ?? 0;
    await reserveMoney(tx, { call, registration, amount: terms.amount_max, reserved }, by);
    const ordinal = await takeOrdinal(tx, call.edition);
    const number = contractNumber({
      edition: call.edition,
      ordinal,
      year: warsawDate(by.date).slice(0, 4),
    });
    const record = await rows.insert(
      tx,
      {
        ...terms,
        ...searchColumns(registration, number),
        ...{ number, reserved, id_call, id_registration },
        id_user: registration.id_user,
        id_user_prepared: viewer.id_user,
        editors: [viewer.id_user],
        is_test: registration.is_test,
      },
      by,
    );
    await recordStatus(tx, record, by);
    note(noteOf('add', record, record, { number, amount_max: record.amount_max }));
    return { id: record.id };
  });
}
