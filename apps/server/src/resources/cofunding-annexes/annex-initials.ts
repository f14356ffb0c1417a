import { refOf } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { notify } from '../../notify';
import { INITIALS_VOID } from '../cofunding-contracts/public';
import { findHolders } from '../users/public';
import { backText, toInitialText } from './annex-notices';
import type { AnnexStepChange } from './change-annex';
import type { AnnexRecord } from './repository';

/** Asks another person to initial an annex that says what it changes and why. */
export function askInitials(id: number, { row_version }: { row_version: number }): AnnexStepChange {
  return {
    ...{ id, row_version, step: 'askInitials' },
    change(record, { by }) {
      refuseIncomplete(record);
      return { asked_date: by.date, back_note: null };
    },
    async follow(after, { app, tx, by }) {
      const holders = await findHolders(tx, {
        privilege: 'cofunding_contract_initial',
        at: by.date,
        id_application: by.id_application,
      });
      for (const to of holders) {
        if (to === by.id || to === after.id_user) continue;
        await notify(app, tx, { to, text: toInitialText(after), ref: refOf('cofundingannex', id) }, by);
      }
    },
  };
}

/** Sends it back to who prepared it, with the reason. */
export function sendBack(
  id: number,
  { row_version, reason }: { row_version: number; reason: string },
): AnnexStepChange {
  return {
    ...{ id, row_version, step: 'sendBack' },
    change: () => ({ ...INITIALS_VOID, back_note: reason }),
    async follow(after, { app, tx, by }) {
      const ref = refOf('cofundingannex', id);
      await notify(app, tx, { to: after.id_user_prepared, text: backText(after), ref }, by);
    },
    diff: { reason },
  };
}

/** @throws ApiError `not-valid` `{field: code}` for what is missing */
export function refuseIncomplete({ kinds, reason }: Pick<AnnexRecord, 'kinds' | 'reason'>): void {
  const errors = {
    ...(kinds.length === 0 && { care: 'is-empty' }),
    ...(reason === '' && { reason: 'is-empty' }),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}
