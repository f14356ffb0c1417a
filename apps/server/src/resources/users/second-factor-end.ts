import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { endChallengesOf } from '../../identity/second-factor/challenges';
import { deleteFactor } from '../../identity/second-factor/factors';
import * as users from './repository';
import { tellSecurity } from './security-notices';

interface Ending {
  /** The row that the transaction has locked. */
  account: users.UserRow;
  by: Author;
  event: 'factor-off' | 'factor-removed';
}

/** The account has no second factor any more, which its owner is told. */
export async function endSecondFactor(
  app: FastifyInstance,
  tx: Tx,
  { account, by, event }: Ending,
): Promise<void> {
  await deleteFactor(tx, account.id);
  await endChallengesOf(tx, account.id);
  await users.update(tx, account.id, { values: { two_fa: 'no' }, by });
  await tellSecurity(app, tx, { account, event });
}
