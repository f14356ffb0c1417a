import { CLAIM_LAW } from '@urzad/grants';
import { stepsOf } from '../../unit-of-work/steps';
import { actorOf, visibleTo } from './policy';
import { claims } from './repository';

export const {
  eraseHistory,
  historyOf,
  lockForStep,
  noteOf,
  recordStatus,
  refuseStale,
  requireStep,
  takeStep,
} = stepsOf({
  rows: claims,
  law: CLAIM_LAW,
  entity: 'cofundingrequest',
  visibleTo,
  actorOf,
});
