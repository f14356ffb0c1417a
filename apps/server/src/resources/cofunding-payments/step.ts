import { PAYMENT_LIST_LAW } from '@urzad/grants';
import { stepsOf } from '../../unit-of-work/steps';
import { actorOf, listsVisibleTo } from './policy';
import { lists } from './repository';

export const { historyOf, lockForStep, noteOf, recordStatus, refuseStale, takeStep } = stepsOf({
  rows: lists,
  law: PAYMENT_LIST_LAW,
  entity: 'cofundingpaymentlist',
  visibleTo: listsVisibleTo,
  actorOf,
});
