import type { Contract } from '@urzad/contract';
import { CONTRACT_LAW, type ContractStep, SEE_CONTRACTS, SEE_REGISTRATIONS } from '@urzad/grants';
import { termsIn } from '../../office-contracts';
import { listOfBoth, ofBoth, ofOffice, privilegesFor, stepOfOffice } from '../kinds';
import type { Right, Rights } from '../right';
import { REASON, type World } from '../world';

type Name = 'contract' | 'toInitial' | 'contractSent';

const OF_ITS_PARENT = { of: ({ parentOfContracts }) => parentOfContracts } satisfies Partial<Right>;

function on(name: Name, sent: (of: Contract) => object = () => ({})) {
  return {
    ...OF_ITS_PARENT,
    send: (world: World) => {
      const of = world[name];
      return { query: { id: of.id }, body: { row_version: of.row_version, ...sent(of) } };
    },
  } satisfies Partial<Right>;
}

/** A step of the office on a contract that its parent does not see yet. */
function hiddenStep(step: ContractStep) {
  return {
    ...stepOfOffice(SEE_CONTRACTS, ...privilegesFor(CONTRACT_LAW, step)),
    owner: 'object-no-exist',
    unseen: 'object-no-exist',
    none: 'object-no-exist',
  } as const;
}

/** Contracts of participants. */
export const CONTRACTS = {
  'GET /api/cofundingcontract/get': {
    ...listOfBoth(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    lists: ({ contractSent }) => contractSent.id,
  },
  'GET /api/cofundingcontract/counts': ofOffice(SEE_CONTRACTS),
  'GET /api/cofundingcontract/find – in preparation': {
    ...ofBoth(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    owner: 'object-no-exist',
    send: ({ contract }) => ({ query: { id: contract.id } }),
  },
  'GET /api/cofundingcontract/find – sent': {
    ...ofBoth(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    send: ({ contractSent }) => ({ query: { id: contractSent.id } }),
  },
  'GET /api/cofundingcontract/preview': {
    ...ofOffice(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    send: ({ contract }) => ({ query: { id: contract.id } }),
  },
  'POST /api/cofundingcontract/add': {
    ...ofOffice(SEE_CONTRACTS, ...privilegesFor(CONTRACT_LAW, 'set'), SEE_REGISTRATIONS),
    ...OF_ITS_PARENT,
    send: ({ toContract }) => ({ body: { id_registration: toContract } }),
  },
  'POST /api/cofundingcontract/set': { ...hiddenStep('set'), ...on('contract', termsIn) },
  'POST /api/cofundingcontract/askinitials': { ...hiddenStep('askInitials'), ...on('contract') },
  'POST /api/cofundingcontract/initial': { ...hiddenStep('initial'), ...on('toInitial') },
  'POST /api/cofundingcontract/sendback': {
    ...hiddenStep('sendBack'),
    ...on('toInitial', () => ({ reason: REASON })),
  },
  'POST /api/cofundingcontract/returntodraft': {
    ...stepOfOffice(SEE_CONTRACTS, 'cofunding_contract_edit'),
    ...on('contractSent', () => ({ return_reason: 'DANE', reason: REASON })),
    unseen: 'object-no-exist',
    none: 'object-no-exist',
    // Who signs for the office returns what the parent has signed.
    without: 'illegal-step',
  },
  'POST /api/cofundingcontract/prolong': {
    ...stepOfOffice(SEE_CONTRACTS, ...privilegesFor(CONTRACT_LAW, 'prolong')),
    ...on('contractSent', () => ({ sign_member_to: '2027-02-26', reason: REASON })),
    unseen: 'object-no-exist',
    none: 'object-no-exist',
  },
} satisfies Rights;
