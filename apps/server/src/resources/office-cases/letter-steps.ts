import { addDays, type IsoDate, longDateText, termEnd, warsawDate } from '@urzad/domain';
import { ANSWER_DAYS_MAX } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { extendedText, letterOfApplicantText, letterText } from './emails';
import { addMessage, type Letter } from './letters';
import { notifyApplicant, notifyOffice } from './notices';
import { findReaders } from './officers';
import type { CaseStep } from './take-case-step';
import { termAfterWaiting, termEndingOn, termWhileWaiting } from './waiting';

/** A step without the case that it is taken on. */
type Step = Omit<CaseStep, 'id'>;

/** A letter of the applicant. */
export function write(letter: Letter): Step {
  return {
    step: 'write',
    change: (record, { by }) => ({ ...termAfterWaiting(record, by.date), last_date: by.date }),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'IN', letter }, by);
      const told = letterOfApplicantText(record);
      const to = await findReaders(tx, record, by.date);
      await notifyOffice(app, tx, { record, to, told }, by);
    },
  };
}

/** A letter of the officer in charge. */
export function answer(letter: Letter): Step {
  return {
    step: 'answer',
    change: (record, { by }) => ({ ...termAfterWaiting(record, by.date), last_date: by.date }),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'OUT', letter }, by);
      await notifyApplicant(app, tx, { record, told: letterText(record) }, by);
    },
  };
}

/** A question; the term stands still until its answer. */
export function ask(letter: Letter & { answer_to: IsoDate }): Step {
  const { answer_to } = letter;
  return {
    ...answer(letter),
    step: 'ask',
    change(record, { by }) {
      const today = warsawDate(by.date);
      if (answer_to <= today || answer_to > addDays(today, ANSWER_DAYS_MAX)) {
        throw new ApiError('not-valid', { answer_to: 'not-valid-date' });
      }
      return { ...termWhileWaiting(record, { asked_date: by.date, answer_to }), last_date: by.date };
    },
    diff: { answer_to },
  };
}

/** A note that only the office reads. */
export function leaveNote(letter: Letter): Step {
  return {
    step: 'note',
    change: () => ({}),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'NOTE', letter }, by);
    },
  };
}

/** A later day of the answer, with a letter that gives the reason. */
export function extend({ due_date, reason }: { due_date: IsoDate; reason: string }): Step {
  return {
    step: 'extend',
    change(record, { by }) {
      const term = termEndingOn(record, due_date);
      if (record.due_date === null || term.due_date === null || term.due_date <= record.due_date) {
        throw new ApiError('not-valid', { due_date: 'not-valid-date' });
      }
      return { ...term, last_date: by.date };
    },
    async follow(record, { app, tx, by }) {
      const day = longDateText(termEnd(due_date));
      const letter = { body: `Nowy termin odpowiedzi: ${day}\n${reason}` };
      await addMessage(app, tx, { record, direction: 'OUT', letter }, by);
      await notifyApplicant(app, tx, { record, told: extendedText(record) }, by);
    },
    diff: { due_date },
  };
}
