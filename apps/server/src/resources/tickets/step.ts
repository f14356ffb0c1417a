import { TICKET_LAW } from '@urzad/grants';
import { rowsOf } from '../../unit-of-work/rows';
import { stepsOf } from '../../unit-of-work/steps';
import { actorOf, visibleTo } from './policy';
import { ticket } from './table';

export const rows = rowsOf(ticket);

export const { historyOf, lockForStep, noteOf, recordStatus, refuseStale, takeStep } = stepsOf({
  rows,
  law: TICKET_LAW,
  entity: 'ticket',
  visibleTo,
  actorOf,
});
