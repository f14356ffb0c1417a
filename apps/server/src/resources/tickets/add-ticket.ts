import { type BodyOf, refOf, type tickets } from '@urzad/contract';
import { foldForSearch, warsawDate } from '@urzad/domain';
import { ticketNumber } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorOf } from '../../author';
import { refuseActing } from '../../http/refuse-acting';
import { namesOf } from '../users/public';
import { requireCategory } from './categories';
import { newText, receivedText } from './emails';
import { takeTicketOrdinal } from './repository';
import { recordStatus, rows } from './step';
import { addMessage } from './ticket-letters';
import { notifyAsker, notifyDesk } from './ticket-notices';
import { findReaders } from './ticket-officers';

type Body = BodyOf<typeof tickets.add>;

/** Opens a ticket with its first letter, and tells who asked and the help desk. @throws ApiError `not-valid` */
export async function addTicket(
  app: FastifyInstance,
  request: FastifyRequest,
  { category, title, browser, ...letter }: Body,
): Promise<{ id: number }> {
  const { user } = request;
  refuseActing(user);
  return app.write(request, async (tx, note) => {
    const by = { ...authorOf(app, request), id: user.id };
    await requireCategory(tx, category, by);
    const year = Number(warsawDate(by.date).slice(0, 4));
    const number = ticketNumber(await takeTicketOrdinal(tx, year), year);
    const person = (await namesOf(tx, [user.id])).get(user.id) ?? '';
    const record = await rows.insert(
      tx,
      {
        ...{ number, title, category, browser, id_user: user.id, last_date: by.date },
        is_test: user.role_code === 'TEST' ? 'yes' : 'no',
        search_text: foldForSearch(`${number} ${title} ${person}`),
      },
      by,
    );
    await recordStatus(tx, record, by);
    await addMessage(app, tx, { record, direction: 'IN', letter }, by);
    // Nobody is named as the sender of a confirmation.
    await notifyAsker(app, tx, { record, told: receivedText(record) }, { ...by, id: null });
    const to = record.is_test === 'yes' ? [] : await findReaders(tx, record, by.date);
    await notifyDesk(app, tx, { record, to, told: newText(record) }, by);
    note({ event: 'ticket.add', ...refOf('ticket', record.id), diff: { number, category } });
    return { id: record.id };
  });
}
