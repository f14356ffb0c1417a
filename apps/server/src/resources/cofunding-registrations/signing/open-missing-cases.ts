import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { followOwner, mainCaseOf, openMainCase, stepMainCase } from '../../office-cases/public';
import * as registrations from '../repository';

/**
 * Opens the main case of each submitted registration that has none: it was submitted to a server that knew no cases. Its
 * documents are filed there, as at a submission, and whoever leads the registration leads it.
 * @param now business time
 * @returns how many
 */
export async function openMissingCases(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const rows = await registrations.findWithoutCase(app.db);
  return eachAlone(app, { rows, signal }, ({ id }) => open(app, id, now));
}

async function open(app: FastifyInstance, id: number, now: Date): Promise<boolean> {
  return app.writeAsSystem('registration_deadlines', async (tx, note) => {
    const { number, id_user, id_user_owner, is_test, status } = await registrations.getLockedForSystem(
      tx,
      id,
    );
    const ref = refOf('cofundingregistration', id);
    // Another server may have opened it since it was found missing.
    if (number === null || (await mainCaseOf(tx, ref))) return false;
    const by = systemAuthor(now);
    await openMainCase(tx, { about: { ...ref, number }, id_user, is_test }, { by, note });
    await followOwner(tx, { id_user_owner, ref }, by);
    if (status === 'withdrawn') await stepMainCase(tx, { ref, step: 'withdraw' }, { by, note });
    return true;
  });
}
