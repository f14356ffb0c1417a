import {
  answeredText,
  askedText,
  confirmedText,
  duplicateSolvedText,
  letterText,
  solvedText,
  unsolvedText,
} from './emails';
import { findDuplicates } from './repository';
import type { Step } from './take-ticket-step';
import { addMessage, type Letter } from './ticket-letters';
import { notifyAsker, notifyDesk } from './ticket-notices';
import { findReaders } from './ticket-officers';

/** A letter of who asked. */
export function write(letter: Letter): Step {
  return {
    step: 'write',
    change: (_record, { by }) => ({ last_date: by.date }),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'IN', letter }, by);
      const to = await findReaders(tx, record, by.date);
      await notifyDesk(app, tx, { record, to, told: letterText(record) }, by);
    },
  };
}

/** Who asked says that it works. */
export const confirm: Step = {
  step: 'confirm',
  change: (_record, { by }) => ({ closed_date: by.date }),
  async follow(record, { app, tx, by }) {
    await notifyDesk(app, tx, { record, to: [record.id_user_owner], told: confirmedText(record) }, by);
  },
};

/** Who asked says what is still wrong. */
export function unsolved(letter: Letter): Step {
  return {
    step: 'unsolved',
    change: (_record, { by }) => ({ solved_date: null, closed_date: null, last_date: by.date }),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'IN', letter }, by);
      const to = await findReaders(tx, record, by.date);
      await notifyDesk(app, tx, { record, to, told: unsolvedText(record) }, by);
    },
  };
}

/** A letter of the officer in charge; `ask` waits for its answer. */
export function answer(step: 'answer' | 'ask', letter: Letter): Step {
  const textOf = step === 'ask' ? askedText : answeredText;
  return {
    step,
    change: (_record, { by }) => ({ last_date: by.date }),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'OUT', letter }, by);
      await notifyAsker(app, tx, { record, told: textOf(record) }, by);
    },
  };
}

/** A letter that says what was done. Who asked the same is told too. */
export function solve(letter: Letter): Step {
  return {
    step: 'solve',
    change: (_record, { by }) => ({ solved_date: by.date, last_date: by.date }),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'OUT', letter }, by);
      const told = solvedText({ ...record, solved_date: record.solved_date ?? by.date });
      await notifyAsker(app, tx, { record, told }, by);
      for (const duplicate of await findDuplicates(tx, record.id)) {
        await notifyAsker(app, tx, { record: duplicate, told: duplicateSolvedText(duplicate) }, by);
      }
    },
  };
}

/** A note that only the help desk reads. */
export function leaveNote(letter: Letter): Step {
  return {
    step: 'note',
    change: () => ({}),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'NOTE', letter }, by);
    },
  };
}
