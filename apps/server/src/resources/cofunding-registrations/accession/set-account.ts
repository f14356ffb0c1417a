import type { accession, BodyOf } from '@urzad/contract';
import { isBankAccount, normaliseBankAccount } from '@urzad/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import * as registrations from '../repository';
import { noteOf, refuseStale } from '../step';
import { lockDocuments } from './lock-documents';

/**
 * Keeps the account for payments. Its number stands in no log.
 * @throws ApiError `conflict` on an older row, `not-valid` for a wrong number
 */
export async function setAccount(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof accession.account> },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lockDocuments(app, tx, { user: request.user, id });
    refuseStale(record, body);
    if (!isBankAccount(body.bank_account_number)) {
      throw new ApiError('not-valid', { bank_account_number: 'not-valid-bank-account' });
    }
    const values = { bank_account_number: normaliseBankAccount(body.bank_account_number) };
    const after = await registrations.touch(tx, id, { values, by: authorOf(app, request) });
    note(noteOf('setaccount', record, after));
    return { id };
  });
}
