import { ApiError } from '../../api-error';
import { namesOf } from '../users/public';
import { assignedText, takenOverText } from './emails';
import { notifyOffice } from './notices';
import { findOfficers } from './officers';
import type { CaseRecord } from './repository';
import type { CaseStep, Doing } from './take-case-step';

type Step = Omit<CaseStep, 'id'>;

export const take: Step = {
  step: 'take',
  change: (_record, { by }) => ({ id_user_owner: by.id }),
  follow: notifyFormer,
};

/** Takes a case over from the officer who led it when the caller read it. */
export function takeOver({ id_user_owner }: { id_user_owner: number | null }): Step {
  return {
    step: 'takeOver',
    change(record, { by }) {
      if (record.id_user_owner !== id_user_owner) {
        throw new ApiError('conflict', {
          stored: { id_user_owner: record.id_user_owner },
          given: { id_user_owner },
        });
      }
      return { id_user_owner: by.id };
    },
    async follow(record, { app, tx, by, before }) {
      const told = takenOverText({ sign: record.sign, officer: await nameOf(record, tx) });
      // Nobody is named as the sender, so that the author gets it too.
      const to = [before.id_user_owner, by.id];
      await notifyOffice(app, tx, { record, to, told }, { ...by, id: null });
    },
  };
}

/** Hands a case to an officer. */
export function assign({ id_user_owner }: { id_user_owner: number }): Step {
  return {
    step: 'assign',
    async change(record, { tx, by }) {
      const isLed = record.status !== 'new' && record.id_user_owner === id_user_owner;
      if (isLed) throw new ApiError('illegal-step', { status: record.status, reason: 'owner' });
      if (!(await findOfficers(tx, record, by.date)).includes(id_user_owner)) {
        throw new ApiError('not-valid', { id_user_owner: 'not-valid-option' });
      }
      return { id_user_owner };
    },
    async follow(record, doing) {
      const { app, tx, by } = doing;
      await notifyOffice(app, tx, { record, to: [record.id_user_owner], told: assignedText(record) }, by);
      await notifyFormer(record, doing);
    },
  };
}

/** Notifies the officer whose case it was. */
async function notifyFormer(record: CaseRecord, { app, tx, by, before }: Doing & { before: CaseRecord }) {
  if (before.id_user_owner === null || before.id_user_owner === record.id_user_owner) return;
  const told = takenOverText({ sign: record.sign, officer: await nameOf(record, tx) });
  await notifyOffice(app, tx, { record, to: [before.id_user_owner], told }, by);
}

async function nameOf({ id_user_owner }: CaseRecord, tx: Doing['tx']): Promise<string> {
  if (id_user_owner === null) return '';
  return (await namesOf(tx, [id_user_owner])).get(id_user_owner) ?? '';
}
