import type { BodyOf, tickets } from '@urzad/contract';
import { isLiveTicket } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { namesOf } from '../users/public';
import { requireCategory } from './categories';
import {
  assignedText,
  closedText,
  duplicateClosedText,
  duplicateSolvedText,
  mergedText,
  reopenedText,
  takenOverText,
} from './emails';
import { visibleTo } from './policy';
import { findByNumber, findDuplicates } from './repository';
import { rows } from './step';
import type { TicketRecord } from './table';
import type { Doing, Step } from './take-ticket-step';
import { addMessage } from './ticket-letters';
import { notifyAsker, notifyDesk } from './ticket-notices';
import { findOfficers } from './ticket-officers';

type Body<Name extends keyof typeof tickets> = BodyOf<(typeof tickets)[Name]>;

export const take: Step = { step: 'take', change: (_record, { by }) => ({ id_user_owner: by.id }) };

/** Takes a ticket over from the officer who led it when the caller read it. */
export function takeOver({ id_user_owner }: Body<'takeover'>): Step {
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
    follow: notifyFormer,
  };
}

/** Hands a ticket to an officer. */
export function assign({ id_user_owner }: Body<'assign'>): Step {
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
      await notifyDesk(app, tx, { record, to: [record.id_user_owner], told: assignedText(record) }, by);
      await notifyFormer(record, doing);
    },
  };
}

/** Another category or priority. */
export function edit({ category, priority, row_version }: Body<'set'>): Step {
  return {
    step: 'edit',
    row_version,
    async change(record, { tx, by }) {
      // One that the office does not offer any more may stay.
      if (category !== record.category) await requireCategory(tx, category, by);
      return { category, priority };
    },
    diff: { category, priority },
  };
}

/** Closes a ticket without a solution. The reason is a letter to who asked; who asked the same is told too. */
export function close({ reason, row_version }: Body<'close'>): Step {
  return {
    step: 'close',
    row_version,
    change: (_record, { by }) => ({ closed_date: by.date, last_date: by.date }),
    async follow(record, { app, tx, by }) {
      await addMessage(app, tx, { record, direction: 'OUT', letter: { body: reason } }, by);
      await notifyAsker(app, tx, { record, told: closedText(record) }, by);
      for (const duplicate of await findDuplicates(tx, record.id)) {
        await notifyAsker(app, tx, { record: duplicate, told: duplicateClosedText(duplicate) }, by);
      }
    },
  };
}

/** Ends a duplicate with the ticket that stays; what was merged into it before goes there too. */
export function merge({ number, row_version }: Body<'merge'>): Step {
  let main: TicketRecord | undefined;
  return {
    step: 'merge',
    row_version,
    async before(id, { tx, viewer }) {
      const found = await findByNumber(tx, number, visibleTo(viewer));
      if (!found || found.id === id) return;
      // In the order of their ids, so that two merges of the same tickets wait for each other.
      if (id < found.id) await rows.lock(tx, id, visibleTo(viewer));
      main = await rows.getLocked(tx, found.id, visibleTo(viewer));
    },
    change({ status }, { by }) {
      if (!main || !(isLiveTicket(main.status) || main.status === 'solved')) {
        throw new ApiError('illegal-step', { status, reason: 'number' });
      }
      return { id_ticket_main: main.id, closed_date: by.date, last_date: by.date };
    },
    async follow(record, { app, tx, by }) {
      if (!main) return;
      const isSolved = main.status === 'solved';
      for (const duplicate of await findDuplicates(tx, record.id)) {
        await rows.update(tx, duplicate.id, { values: { id_ticket_main: main.id }, by });
        // The solution was told before they came.
        if (isSolved)
          await notifyAsker(app, tx, { record: duplicate, told: duplicateSolvedText(duplicate) }, by);
      }
      const body = `Połączono ze zgłoszeniem ${record.number}.`;
      await addMessage(app, tx, { record: main, direction: 'NOTE', letter: { body } }, by);
      const told = isSolved ? duplicateSolvedText(record) : mergedText(record, main);
      await notifyAsker(app, tx, { record, told }, by);
    },
    diff: { number },
  };
}

/** Opens a solved or closed ticket again, led by the caller. The reason is a note. */
export function reopen({ reason, row_version }: Body<'reopen'>): Step {
  return {
    step: 'reopen',
    row_version,
    change: (_record, { by }) => ({ id_user_owner: by.id, solved_date: null, closed_date: null }),
    async follow(record, doing) {
      const { app, tx, by } = doing;
      await addMessage(app, tx, { record, direction: 'NOTE', letter: { body: reason } }, by);
      await notifyAsker(app, tx, { record, told: reopenedText(record) }, by);
      await notifyFormer(record, doing);
    },
  };
}

/** Notifies the officer whose ticket it was. */
async function notifyFormer(record: TicketRecord, { app, tx, by, before }: Doing & { before: TicketRecord }) {
  const { id_user_owner: owner, number } = record;
  if (before.id_user_owner === null || before.id_user_owner === owner || owner === null) return;
  const officer = (await namesOf(tx, [owner])).get(owner) ?? '';
  const told = takenOverText({ number, officer });
  await notifyDesk(app, tx, { record, to: [before.id_user_owner], told }, by);
}
