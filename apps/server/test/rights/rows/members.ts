import { SEE_CO_FUNDINGS, SEE_MEMBERS } from '@urzad/grants';
import { listOfBoth, OWN, ofBoth, ofOffice } from '../kinds';
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
} satisfies Rights;
