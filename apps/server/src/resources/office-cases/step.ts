import { OFFICE_CASE_LAW } from '@urzad/grants';
import { stepsOf } from '../../unit-of-work/steps';
import { actorOf, visibleTo } from './policy';
import { rows } from './repository';

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
  rows,
  law: OFFICE_CASE_LAW,
  entity: 'officecase',
  visibleTo,
  actorOf,
});
