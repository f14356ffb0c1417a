import type { Annex } from '@urzad/contract';
import { ANNEX_LAW, type AnnexStep, SEE_CONTRACTS } from '@urzad/grants';
import { DEMO_PASSWORD } from '../../../src/config';
import { changesIn } from '../../office-annexes';
import { listOfBoth, OWNED, ofBoth, ofOffice, privilegesFor, STEP_OF_CITIZEN, stepOfOffice } from '../kinds';
import type { Right, Rights } from '../right';
import { REASON, type World } from '../world';

type Name = 'annex' | 'annexToInitial' | 'annexSent' | 'annexToPaper' | 'annexOnPaper' | 'unclearAnnex';

const OF_ITS_PARENT = { of: ({ parentOfAnnexes }) => parentOfAnnexes } satisfies Partial<Right>;
const SIGNATORY = [SEE_CONTRACTS, ...privilegesFor(ANNEX_LAW, 'signOffice')] as const;

function on(name: Name, sent: (of: Annex, world: World) => object = () => ({})) {
  return {
    ...OF_ITS_PARENT,
    send: (world: World) => {
      const of = world[name];
      return { query: { id: of.id }, body: { row_version: of.row_version, ...sent(of, world) } };
    },
  } satisfies Partial<Right>;
}

/** A step of the office on an annex that its parent does not see yet. */
function hiddenStep(step: AnnexStep) {
  return {
    ...stepOfOffice(SEE_CONTRACTS, ...privilegesFor(ANNEX_LAW, step)),
    owner: 'object-no-exist',
    unseen: 'object-no-exist',
    none: 'object-no-exist',
  } as const;
}

/** Only its parent reaches it: for everybody else it does not exist. */
const OF_PARENT = {
  ...STEP_OF_CITIZEN,
  ...({ without: 'object-no-exist', holder: 'object-no-exist' } as const),
  ...OF_ITS_PARENT,
};

/** Annexes of contracts, and their signatures. */
export const ANNEXES = {
  'GET /api/cofundingannex/get': {
    ...listOfBoth(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    lists: ({ annexSent }) => annexSent.id,
  },
  'GET /api/cofundingannex/counts': ofOffice(SEE_CONTRACTS),
  'GET /api/cofundingannex/find – in preparation': {
    ...ofBoth(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    owner: 'object-no-exist',
    send: ({ annex }) => ({ query: { id: annex.id } }),
  },
  'GET /api/cofundingannex/find – sent': {
    ...ofBoth(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    send: ({ annexSent }) => ({ query: { id: annexSent.id } }),
  },
  'GET /api/cofundingannex/preview': {
    ...ofOffice(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    send: ({ annex }) => ({ query: { id: annex.id } }),
  },
  'POST /api/cofundingannex/add': {
    ...ofOffice(SEE_CONTRACTS, ...privilegesFor(ANNEX_LAW, 'set')),
    ...OF_ITS_PARENT,
    send: ({ toAnnex }) => ({ body: { id_contract: toAnnex, id_officecase: null } }),
  },
  'POST /api/cofundingannex/set': { ...hiddenStep('set'), ...on('annex', (of) => changesIn(of)) },
  'POST /api/cofundingannex/askinitials': { ...hiddenStep('askInitials'), ...on('annex') },
  'POST /api/cofundingannex/initial': { ...hiddenStep('initial'), ...on('annexToInitial') },
  'POST /api/cofundingannex/sendback': {
    ...hiddenStep('sendBack'),
    ...on('annexToInitial', () => ({ reason: REASON })),
  },
  'POST /api/cofundingannex/returntodraft': {
    ...stepOfOffice(SEE_CONTRACTS, 'cofunding_annex_edit'),
    ...on('annexSent', () => ({ return_reason: 'DANE', reason: REASON })),
    unseen: 'object-no-exist',
    none: 'object-no-exist',
    // Who signs for the office returns what the parent has signed.
    without: 'illegal-step',
  },
  'POST /api/cofundingannex/cancel': {
    ...hiddenStep('cancel'),
    ...on('annex', () => ({ reason: REASON })),
  },
  'POST /api/cofundingannex/refuse': {
    ...OF_PARENT,
    ...on('annexSent', () => ({ reason: REASON })),
  },
  'GET /api/cofundingannex/tosign': {
    ...OWNED,
    ...OF_ITS_PARENT,
    send: ({ annexToSign }) => ({ query: { id: annexToSign.of.id } }),
  },
  'POST /api/cofundingannex/checksigned': {
    ...OF_PARENT,
    send: ({ annexToSign: { of, body } }) => ({ query: { id: of.id }, body: { filename: body.filename } }),
  },
  'POST /api/cofundingannex/sign': {
    ...OF_PARENT,
    send: ({ annexToSign: { of, body } }) => ({ query: { id: of.id }, body }),
  },
  // The office of the world takes no signature of an annex by a code.
  'POST /api/cofundingannex/signcode': {
    ...OF_PARENT,
    owner: 'illegal-step: method',
    send: ({ annexToPaper: { id, documents } }) => ({
      query: { id },
      body: { id_document: documents[0]?.id ?? 0 },
    }),
  },
  'POST /api/cofundingannex/signbycode': {
    ...OF_PARENT,
    owner: 'illegal-step: method',
    send: ({ annexToPaper: { id, documents } }) => ({
      query: { id },
      body: {
        ...{ id_document: documents[0]?.id ?? 0, sha256: documents[0]?.sha256 ?? '' },
        ...{ pass: DEMO_PASSWORD, code: '000000', statement: 'yes' },
      },
    }),
  },
  'POST /api/cofundingannex/enterpaper': {
    ...ofOffice(SEE_CONTRACTS, ...privilegesFor(ANNEX_LAW, 'enterPaper')),
    ...on('annexToPaper', (_, { paperOfAnnex }) => paperOfAnnex),
  },
  'POST /api/cofundingannex/confirmpaper': {
    ...ofOffice(SEE_CONTRACTS, ...privilegesFor(ANNEX_LAW, 'confirmPaper')),
    ...on('annexOnPaper'),
  },
  'GET /api/cofundingannex/desk': {
    ...ofOffice(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    lists: ({ signedAnnex }) => signedAnnex.id,
  },
  'GET /api/cofundingannex/deskfiles': {
    ...ofOffice(SEE_CONTRACTS),
    ...OF_ITS_PARENT,
    send: ({ signedAnnex }) => ({ query: { ids: String(signedAnnex.id) } }),
  },
  'POST /api/cofundingannex/confirmsignature': {
    ...ofOffice(SEE_CONTRACTS, 'cofunding_annex_edit'),
    ...on('unclearAnnex', () => ({ reason: REASON })),
  },
  // Files that are nobody's are told as unknown.
  'POST /api/cofundingannex/countersign': {
    ...ofOffice(...SIGNATORY),
    ...OF_ITS_PARENT,
    send: () => ({ body: { filenames: ['nobodys'] } }),
  },
  'POST /api/cofundingannex/deskcode': {
    ...ofOffice(...SIGNATORY),
    ...OF_ITS_PARENT,
    send: ({ signedAnnex }) => ({ body: { ids: [signedAnnex.id] } }),
  },
  // Only documents with a verdict that counts are signed.
  'POST /api/cofundingannex/deskcode – unclear verdict': {
    ...ofOffice(...SIGNATORY),
    ...OF_ITS_PARENT,
    holder: 'illegal-step: unclear',
    send: ({ unclearAnnex }) => ({ body: { ids: [unclearAnnex.id] } }),
  },
  'POST /api/cofundingannex/seal': {
    ...ofOffice(...SIGNATORY),
    ...OF_ITS_PARENT,
    holder: 'not-valid-code',
    send: ({ signedAnnex }) => ({
      body: { ids: [signedAnnex.id], pass: DEMO_PASSWORD, code: '000000', statement: 'yes' },
    }),
  },
} satisfies Rights;
