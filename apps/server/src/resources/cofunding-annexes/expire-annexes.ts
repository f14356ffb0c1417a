import type { FastifyInstance } from 'fastify';
import { expireUnsigned } from '../cofunding-contracts/public';
import { cancelOfEnded } from './cancel-with-contract';
import { expiredText } from './emails';
import { ended } from './end-steps';
import { rows } from './repository';
import { noteOf, takeStep } from './step';
import { cofundingAnnex as table } from './table';
import { tellCase } from './tell-case';
import { tellParent } from './tell-of-annex';

/**
 * Gives up annexes whose parent did not sign by the last day: their contracts stay as they are. Those
 * of contracts that ended meanwhile go as well, signed or not.
 * @param now business time
 * @returns how many
 */
export async function expireAnnexes(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const expired = await expireUnsigned(
    app,
    {
      table,
      task: 'annex_sign_expiry',
      getLocked: rows.getLocked,
      async expire(tx, { record, registration }, { by, note }) {
        const values = await ended(record, { tx, by, registration }, null);
        const after = await takeStep(tx, { record, step: 'expire' }, { values, by });
        note(noteOf('expire', record, after));
        await tellParent(app, tx, { record: after, text: expiredText(after) }, by);
        await tellCase(app, tx, { record: after, end: 'expired' }, { by, note });
      },
    },
    { now, signal },
  );
  return expired + (await cancelOfEnded(app, now, signal));
}
