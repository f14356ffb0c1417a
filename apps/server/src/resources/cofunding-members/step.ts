import { CO_FUNDING_LAW, MEMBER_LAW } from '@urzad/grants';
import { stepsOf } from '../../unit-of-work/steps';
import { actorOf, grantsVisibleTo, membersVisibleTo } from './policy';
import { grants, members } from './repository';

const ofMember = stepsOf({
  rows: members,
  law: MEMBER_LAW,
  entity: 'cofundingmember',
  visibleTo: membersVisibleTo,
  actorOf,
});

const ofGrant = stepsOf({
  rows: grants,
  law: CO_FUNDING_LAW,
  entity: 'cofundinggrant',
  visibleTo: grantsVisibleTo,
  actorOf,
});

export const {
  historyOf: historyOfMember,
  lockForStep: lockMemberForStep,
  noteOf: noteOfMember,
  recordStatus: recordMemberStatus,
  refuseStale: refuseStaleMember,
  takeStep: takeMemberStep,
} = ofMember;

export const {
  historyOf: historyOfGrant,
  noteOf: noteOfGrant,
  recordStatus: recordGrantStatus,
  takeStep: takeGrantStep,
} = ofGrant;
