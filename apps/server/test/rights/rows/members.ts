import { EMPLOYER_CERTIFICATE_LAW, SEE_CO_FUNDINGS, SEE_MEMBERS } from '@urzad/grants';
import { listOfBoth, OWN, ofBoth, ofOffice, privilegesFor, STEP_OF_CITIZEN } from '../kinds';
import type { Rights } from '../right';
import type { World } from '../world';

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
