import { addDays, warsawDate } from '@urzad/domain';
import { OFFICE_CASE_LAW, type OfficeCaseStep, SEE_CASES, SETTLE_RIGHTS } from '@urzad/grants';
import { decideReview } from '../../../src/resources/office-cases/policy';
import { LETTER, QUESTION } from '../../office-cases';
import { START } from '../../template-data';
import {
  listOfBoth,
  OWN_OF_CITIZENS,
  ofBoth,
  ofOffice,
  privilegesFor,
  STEP_OF_CITIZEN,
  stepOfOffice,
} from '../kinds';
import type { Right, Rights } from '../right';
import { REASON, type World } from '../world';

type Name = 'asked' | 'led' | 'ledBySecond' | 'ended' | 'ofRights' | 'review';
type Case = World[Name];

function on(name: Name, sent: (of: Case, world: World) => object = () => ({})) {
  return {
    send: (world) => ({ query: { id: world[name].id }, body: sent(world[name], world) }),
  } satisfies Partial<Right>;
}

/** A step of the office, as the law of cases names it. */
function officeStep(step: OfficeCaseStep) {
  return stepOfOffice(SEE_CASES, ...privilegesFor(OFFICE_CASE_LAW, step));
}

const onDay = (days: number) => addDays(warsawDate(START), days);
const asked = { send: ({ asked: { id } }) => ({ query: { id } }) } satisfies Partial<Right>;

/** The resignation of a participant, which waits for their signature: the office does not have it yet. */
function ofMember(sent: (world: World) => object) {
  return {
    ...STEP_OF_CITIZEN,
    holder: 'object-no-exist',
    of: ({ parentOfMember }) => parentOfMember,
    send: (world) => ({ query: { id: world.statement.id }, body: sent(world) }),
  } satisfies Right;
}

/** Cases between a person and the office. */
export const CASES = {
  'GET /api/officecase/get': {
    ...listOfBoth(SEE_CASES),
    lists: ({ asked: { id } }) => id,
  },
  'GET /api/officecase/counts': ofOffice(SEE_CASES),
  'GET /api/officecase/owners': ofOffice(SEE_CASES),
  'GET /api/officecase/officers': { ...ofOffice(SEE_CASES), ...asked },
  'GET /api/officecase/find – any other': { ...ofBoth(SEE_CASES), ...asked },
  'GET /api/officecase/find – of data protection or accessibility': {
    ...ofBoth(SEE_CASES, SETTLE_RIGHTS),
    send: ({ ofRights }) => ({ query: { id: ofRights.id } }),
  },
  'GET /api/officecase/downloadall': { ...ofBoth(SEE_CASES), ...asked },
  'GET /api/officecase/archive': { ...ofOffice(SEE_CASES), ...asked },
  'POST /api/officecase/read': {
    ...ofBoth(SEE_CASES),
    ...on('led', ({ messages }) => ({ id_message: messages[0]?.id })),
  },

  'POST /api/officecase/add – one’s own': {
    ...OWN_OF_CITIZENS,
    send: () => ({ body: QUESTION }),
    // The office opens none about nothing.
    holder: 'not-valid',
  },
  'POST /api/officecase/add – about an application': {
    ...ofBoth(SEE_CASES, 'office_case_edit'),
    of: ({ sent }) => sent.who,
    send: ({ sent }) => ({
      body: { ...QUESTION, obj_type: 'cofundingregistration', id_obj: sent.registration.id },
    }),
    without: 'no-privilege',
  },
  'POST /api/officecase/set – its answers': {
    ...STEP_OF_CITIZEN,
    ...on('asked', ({ row_version }) => ({ row_version, form: { title: 'Soboty' } })),
  },
  'POST /api/officecase/set – title, kind, priority': {
    ...officeStep('edit'),
    ...on('asked', ({ row_version }) => ({ row_version, title: 'Soboty' })),
  },
  'POST /api/officecase/signcode': ofMember(({ statement }) => ({ id_document: statement.id_document })),
  'POST /api/officecase/sign': ofMember(({ statementSigning }) => statementSigning),
  'POST /api/officecase/delete': ofMember(({ statement: { row_version } }) => ({ row_version })),
  'POST /api/officecase/write': {
    ...ofBoth(SEE_CASES, ...privilegesFor(OFFICE_CASE_LAW, 'answer')),
    ...on('led', () => LETTER),
    without: 'no-privilege',
  },
  'POST /api/officecase/ask': {
    ...officeStep('ask'),
    ...on('led', () => ({ ...LETTER, answer_to: onDay(7) })),
  },
  'POST /api/officecase/note': { ...officeStep('note'), ...on('asked', () => ({ body: REASON })) },
  'POST /api/officecase/take': { ...officeStep('take'), ...on('asked') },
  'POST /api/officecase/take – of data protection or accessibility': {
    ...stepOfOffice(SETTLE_RIGHTS, SEE_CASES, ...privilegesFor(OFFICE_CASE_LAW, 'take')),
    ...on('ofRights'),
    unseen: 'object-no-exist',
    none: 'no-privilege',
  },
  'POST /api/officecase/take – a review': {
    ...stepOfOffice(
      SEE_CASES,
      ...privilegesFor(OFFICE_CASE_LAW, 'take'),
      decideReview({ obj_type: 'cofundingregistration' }),
    ),
    ...on('review'),
    of: ({ rejected }) => rejected.who,
  },
  'POST /api/officecase/takeover': {
    ...officeStep('takeOver'),
    ...on('ledBySecond', (_led, { second }) => ({ id_user_owner: second.id })),
  },
  'POST /api/officecase/assign': {
    ...officeStep('assign'),
    ...on('asked', (_asked, { manager }) => ({ id_user_owner: manager.id })),
  },
  'POST /api/officecase/extend': {
    ...officeStep('extend'),
    ...on('led', () => ({ due_date: onDay(40), reason: REASON })),
  },
  'POST /api/officecase/close': { ...officeStep('close'), ...on('led', () => LETTER) },
  'POST /api/officecase/refuse': { ...officeStep('refuse'), ...on('led', () => LETTER) },
  'POST /api/officecase/reopen': { ...officeStep('reopen'), ...on('ended', () => ({ reason: REASON })) },
  'POST /api/officecase/withdraw': { ...STEP_OF_CITIZEN, ...on('asked') },
} satisfies Rights;
