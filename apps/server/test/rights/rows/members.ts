import {
  CO_FUNDING_LAW,
  EMPLOYER_CERTIFICATE_LAW,
  MEMBER_LAW,
  SEE_CO_FUNDINGS,
  SEE_MEMBERS,
} from '@urzad/grants';
import { listOfBoth, OWN, ofBoth, ofOffice, privilegesFor, STEP_OF_CITIZEN, stepOfOffice } from '../kinds';
import type { Rights } from '../right';
import { REASON, type World } from '../world';

const of = ({ parentOfMember }: World) => parentOfMember;

/** Participants and their co-funding. */
export const MEMBERS = {
  'GET /api/cofundingmember/get': { ...listOfBoth(SEE_MEMBERS), of, lists: ({ member }) => member },
  'GET /api/cofundingmember/counts': ofOffice(SEE_MEMBERS),
  'GET /api/cofundingmember/find': { ...OWN, of },
  'GET /api/cofundingmember/find – by id': {
    ...ofBoth(SEE_MEMBERS),
    of,
    send: ({ member }) => ({ query: { id: member } }),
  },
  'GET /api/cofundingmember/find – of a person': {
    ...ofBoth(SEE_MEMBERS),
    of,
    send: ({ parentOfMember }) => ({ query: { id_user: parentOfMember.id } }),
  },
  'POST /api/cofundingmember/exitform': {
    ...ofBoth(SEE_MEMBERS, 'cofunding_member_edit'),
    ...{ without: 'no-privilege', unseen: 'object-no-exist', none: 'object-no-exist' },
    of,
    send: ({ member, memberVersion }) => ({
      query: { id: member },
      body: { row_version: memberVersion, exit_labour_status: 'pracujaca' },
    }),
  },
  'POST /api/cofundingmember/complete': {
    ...stepOfOffice(SEE_MEMBERS, ...privilegesFor(MEMBER_LAW, 'complete')),
    ...({ unseen: 'object-no-exist', none: 'object-no-exist' } as const),
    of,
    send: ({ settled: { id, row_version } }) => ({ query: { id }, body: { row_version } }),
  },
  'GET /api/cofundinggrant/get': {
    ...listOfBoth(SEE_CO_FUNDINGS),
    of,
    lists: ({ coFunding }) => coFunding,
  },
  'GET /api/cofundinggrant/counts': ofOffice(SEE_CO_FUNDINGS),
  'GET /api/cofundinggrant/find': {
    ...ofBoth(SEE_CO_FUNDINGS),
    of,
    send: ({ coFunding }) => ({ query: { id: coFunding } }),
  },
  'POST /api/cofundinggrant/resume': {
    ...ofOffice(SEE_CO_FUNDINGS, ...privilegesFor(CO_FUNDING_LAW, 'resume')),
    of,
    send: ({ coFunding, coFundingVersion, suspendedMonth }) => ({
      query: { id: coFunding },
      body: { row_version: coFundingVersion, from: suspendedMonth, reason: REASON },
    }),
  },
  'GET /api/cofundingemployer/find': {
    ...ofBoth(SEE_MEMBERS),
    of,
    send: ({ work }) => ({ query: { id: work.id } }),
  },
  'POST /api/cofundingemployer/add': {
    ...STEP_OF_CITIZEN,
    of,
    send: ({ work, certificate }) => ({
      query: { id: work.id },
      body: { kind: 'START', filename: certificate },
    }),
  },
  'POST /api/cofundingemployer/check': {
    ...ofOffice(SEE_MEMBERS, ...privilegesFor(EMPLOYER_CERTIFICATE_LAW, 'reject')),
    of,
    send: ({ work: { id, certificates } }) => ({
      query: { id },
      body: {
        ...{ id_certificate: certificates[0]?.id, row_version: certificates[0]?.row_version },
        ...{ status: 'rejected', note: 'Brakuje podpisu pracodawcy.' },
      },
    }),
  },
} satisfies Rights;
