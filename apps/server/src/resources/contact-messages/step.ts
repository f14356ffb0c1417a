import { CONTACT_MESSAGE_LAW } from '@urzad/grants';
import { rowsOf } from '../../unit-of-work/rows';
import { stepsOf } from '../../unit-of-work/steps';
import { actorOf, visibleTo } from './policy';
import { contactMessage } from './table';

export const rows = rowsOf(contactMessage);

export const { eraseHistory, historyOf, lockForStep, noteOf, recordStatus, refuseStale, takeStep } = stepsOf({
  rows,
  law: CONTACT_MESSAGE_LAW,
  entity: 'contactmessage',
  visibleTo,
  actorOf,
});
