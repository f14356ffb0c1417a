import { CONTRACT_LAW, SEE_CONTRACTS } from '@urzad/grants';
import { DEMO_PASSWORD } from '../../../src/config';
import { OWNED, ofOffice, privilegesFor, STEP_OF_CITIZEN } from '../kinds';
import type { Right, Rights } from '../right';
import { REASON, type World } from '../world';

const SIGNATORY = [SEE_CONTRACTS, ...privilegesFor(CONTRACT_LAW, 'signOffice')] as const;

const ofParent = {
  of: ({ parentOfContracts }: World) => parentOfContracts,
} satisfies Partial<Right>;

const signing = {
  ...ofParent,
  send: ({ contractToSign: { found, body } }: World) => ({ query: { id: found.contract.id }, body }),
} satisfies Partial<Right>;

const ids = ({ signedContract }: World) => [signedContract.id];
const unclearIds = ({ unclearContract }: World) => [unclearContract.id];

/** The signatures of contracts, by both sides. */
export const CONTRACT_SIGNATURES = {
  'GET /api/cofundingcontract/tosign': {
    ...OWNED,
    ...ofParent,
    send: ({ contractToSign }) => ({ query: { id: contractToSign.found.contract.id } }),
  },
  'POST /api/cofundingcontract/checksigned': {
    ...STEP_OF_CITIZEN,
    ...{ without: 'object-no-exist', holder: 'object-no-exist' },
    ...ofParent,
    send: ({ contractToSign: { found, body } }) => ({
      query: { id: found.contract.id },
      body: { filename: body.filename },
    }),
  },
  'POST /api/cofundingcontract/sign': {
    ...STEP_OF_CITIZEN,
    ...{ without: 'object-no-exist', holder: 'object-no-exist' },
    ...signing,
  },
  // The office of the world takes no signature of a contract by a code.
  'POST /api/cofundingcontract/signcode': {
    ...STEP_OF_CITIZEN,
    ...{ owner: 'illegal-step: method', without: 'object-no-exist', holder: 'object-no-exist' },
    ...ofParent,
    send: ({ contractToPaper: { id, documents } }) => ({
      query: { id },
      body: { id_document: documents[0]?.id ?? 0 },
    }),
  },
  'POST /api/cofundingcontract/signbycode': {
    ...STEP_OF_CITIZEN,
    ...{ owner: 'illegal-step: method', without: 'object-no-exist', holder: 'object-no-exist' },
    ...ofParent,
    send: ({ contractToPaper: { id, documents } }) => ({
      query: { id },
      body: {
        ...{ id_document: documents[0]?.id ?? 0, sha256: documents[0]?.sha256 ?? '' },
        ...{ pass: DEMO_PASSWORD, code: '000000', statement: 'yes' },
      },
    }),
  },
  'POST /api/cofundingcontract/enterpaper': {
    ...ofOffice(SEE_CONTRACTS, ...privilegesFor(CONTRACT_LAW, 'enterPaper')),
    ...ofParent,
    send: ({ contractToPaper: { id, row_version }, paper }) => ({
      query: { id },
      body: { row_version, ...paper },
    }),
  },
  'POST /api/cofundingcontract/confirmpaper': {
    ...ofOffice(SEE_CONTRACTS, ...privilegesFor(CONTRACT_LAW, 'confirmPaper')),
    ...ofParent,
    send: ({ contractOnPaper: { id, row_version } }) => ({ query: { id }, body: { row_version } }),
  },
  'GET /api/cofundingcontract/desk': {
    ...ofOffice(SEE_CONTRACTS),
    ...ofParent,
    lists: ({ signedContract }) => signedContract.id,
  },
  'GET /api/cofundingcontract/deskfiles': {
    ...ofOffice(SEE_CONTRACTS),
    ...ofParent,
    send: (world) => ({ query: { ids: ids(world).join() } }),
  },
  'POST /api/cofundingcontract/confirmsignature': {
    ...ofOffice(SEE_CONTRACTS, 'cofunding_contract_edit'),
    ...ofParent,
    send: ({ unclearContract: { id, row_version } }) => ({
      query: { id },
      body: { row_version, reason: REASON },
    }),
  },
  // Files that are nobody's are told as unknown.
  'POST /api/cofundingcontract/countersign': {
    ...ofOffice(...SIGNATORY),
    ...ofParent,
    send: () => ({ body: { filenames: ['nobodys'] } }),
  },
  'POST /api/cofundingcontract/deskcode': {
    ...ofOffice(...SIGNATORY),
    ...ofParent,
    send: (world) => ({ body: { ids: ids(world) } }),
  },
  // Only documents with a verdict that counts are signed.
  'POST /api/cofundingcontract/deskcode – unclear verdict': {
    ...ofOffice(...SIGNATORY),
    ...ofParent,
    holder: 'illegal-step: unclear',
    send: (world) => ({ body: { ids: unclearIds(world) } }),
  },
  'POST /api/cofundingcontract/seal': {
    ...ofOffice(...SIGNATORY),
    ...ofParent,
    holder: 'not-valid-code',
    send: (world) => ({
      body: { ids: ids(world), pass: DEMO_PASSWORD, code: '000000', statement: 'yes' },
    }),
  },
} satisfies Rights;
