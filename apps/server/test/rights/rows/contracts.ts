import { CONTRACT_LAW, SEE_CONTRACTS, SEE_REGISTRATIONS } from '@urzad/grants';
import { listOfBoth, ofBoth, ofOffice, privilegesFor } from '../kinds';
import type { Rights } from '../right';

/** Contracts of participants. */
export const CONTRACTS = {
  'GET /api/cofundingcontract/get': {
    ...listOfBoth(SEE_CONTRACTS),
    of: ({ parentOfContracts }) => parentOfContracts,
    // Nothing that was not sent.
    owner: 'own rows',
    lists: ({ contract }) => contract.id,
  },
  'GET /api/cofundingcontract/counts': ofOffice(SEE_CONTRACTS),
  'GET /api/cofundingcontract/find – in preparation': {
    ...ofBoth(SEE_CONTRACTS),
    of: ({ parentOfContracts }) => parentOfContracts,
    owner: 'object-no-exist',
    send: ({ contract }) => ({ query: { id: contract.id } }),
  },
  'POST /api/cofundingcontract/add': {
    ...ofOffice(SEE_CONTRACTS, ...privilegesFor(CONTRACT_LAW, 'set'), SEE_REGISTRATIONS),
    of: ({ parentOfContracts }) => parentOfContracts,
    send: ({ toContract }) => ({ body: { id_registration: toContract } }),
  },
} satisfies Rights;
