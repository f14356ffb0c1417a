import { refOf } from '@urzad/contract';
import { notify } from '../../../notify';
import { namesOf } from '../../users/public';
import { recordStatus } from '../step';
import type { ClaimChange } from './change-claim';
import { takenOverText } from './claim-staff-notices';

/**
 * Makes the caller the one who checks a claim: one that was submitted, or one that a colleague has taken. Both are told
 * of a change (N30), and the course names each of them.
 */
export function takeClaim(id: number, { row_version }: { row_version: number }): ClaimChange {
  return {
    ...{ id, row_version, step: 'take' },
    change: ({ checkers }, { by }) => ({
      id_user_verifier: by.id,
      checkers: [...new Set([...checkers, by.id])],
    }),
    async follow(after, { app, tx, by, before }) {
      if (before.status === after.status) await recordStatus(tx, after, by);
      const former = before.id_user_verifier;
      if (former === null || former === by.id) return;
      const officer = (await namesOf(tx, [by.id])).get(by.id) ?? '';
      const text = takenOverText({ number: after.number, officer });
      const ref = refOf('cofundingrequest', id);
      // Nobody is named as the sender, so that the author gets it too.
      for (const to of [former, by.id]) await notify(app, tx, { to, text, ref }, { ...by, id: null });
    },
  };
}
