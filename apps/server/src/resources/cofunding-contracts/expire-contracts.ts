import type { FastifyInstance } from 'fastify';
import { expireInContract } from '../cofunding-registrations/public';
import { expiredText } from './emails';
import { endUnsigned } from './end-unsigned';
import { expireUnsigned } from './expire-unsigned';
import { rows } from './repository';
import { cofundingContract as table } from './table';
import { tellParent } from './tell-of-contract';

/**
 * Ends contracts whose parent did not sign by the last day, with their applications: the places go to the reserve list.
 * @param now business time
 * @returns how many
 */
export function expireContracts(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  return expireUnsigned(
    app,
    {
      table,
      task: 'contract_sign_expiry',
      getLocked: rows.getLocked,
      async expire(tx, { record: contract, registration }, { by, note }) {
        const ending = { contract, step: 'expire', end_reason: 'TERMIN' } as const;
        const after = await endUnsigned(tx, ending, { by, note });
        await expireInContract(tx, registration, { by, note });
        await tellParent(app, tx, { record: after, text: expiredText(after) }, by);
      },
    },
    { now, signal },
  );
}
