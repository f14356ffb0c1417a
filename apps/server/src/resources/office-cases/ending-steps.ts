import { letterText, reopenedText, withdrawnText } from './emails';
import { addMessage, type Letter } from './letters';
import { notifyApplicant, notifyOffice } from './notices';
import { termOf } from './open-case';
import { isOfOffice } from './policy';
import { subjectOf } from './repository';
import { refuseUnsigned } from './statement';
import type { CaseSubjects } from './subjects';
import type { CaseStep } from './take-case-step';
import { termAfterWaiting } from './waiting';

type Step = Omit<CaseStep, 'id'>;

/** Ends a case with an answer, which may change its object. */
export function settle(step: 'close' | 'refuse', letter: Letter, subjects: CaseSubjects): Step {
  return {
    step,
    async change(record, { tx, by }) {
      if (step === 'close') await refuseUnsigned(tx, record);
      return { ...termAfterWaiting(record, by.date), ended_date: by.date, last_date: by.date };
    },
    async follow(record, { app, tx, by, note }) {
      const direction = isOfOffice(record) ? 'NOTE' : 'OUT';
      await addMessage(app, tx, { record, direction, letter }, by);
      await notifyApplicant(app, tx, { record, told: letterText(record) }, by);
      const about = subjectOf(record);
      const outcome = step === 'close' ? 'closed' : 'rejected';
      const { id: id_officecase, kind, form } = record;
      const settled = { id_officecase, kind, form, outcome, by, note } as const;
      if (about) await subjects[about.obj_type].onSettled?.(app, tx, { id: about.id_obj, ...settled });
    },
  };
}

/** Takes an ended case up once more: its term begins on this day. */
export function reopen({ reason }: { reason: string }): Step {
  return {
    step: 'reopen',
    change: ({ kind }, { by }) => ({ ...termOf(kind, by.date), ended_date: null, last_date: by.date }),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'NOTE', letter: { body: reason } }, by);
      const told = reopenedText(record);
      await notifyApplicant(app, tx, { record, told }, by);
      await notifyOffice(app, tx, { record, to: [record.id_user_owner], told }, by);
    },
  };
}

export const withdraw: Step = {
  step: 'withdraw',
  change: (record, { by }) => ({ ...termAfterWaiting(record, by.date), ended_date: by.date }),
  async follow(record, { app, tx, by }) {
    const told = withdrawnText(record);
    await notifyOffice(app, tx, { record, to: [record.id_user_owner], told }, by);
  },
};
