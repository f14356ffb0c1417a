import type { Claim } from '@urzad/contract';
import { SEE_CLAIMS } from '@urzad/grants';
import { HEADER, lineOf } from '../../claims';
import { listOfBoth, ofBoth, ofOffice, STEP_OF_CITIZEN } from '../kinds';
import type { Right, Rights } from '../right';
import type { World } from '../world';

const of = ({ parentOfClaims }: World) => parentOfClaims;

/** What its parent does with a claim; to the office an unsent one does not exist. */
const OF_PARENT = {
  ...STEP_OF_CITIZEN,
  ...{ without: 'object-no-exist', holder: 'object-no-exist' },
  of,
} satisfies Partial<Right>;

type Name = 'sentClaim' | 'claimToSign' | 'claimWithFile' | 'claimToPrepare' | 'claimToReopen';

function on(name: Name, more: (of: Claim) => object = () => ({})) {
  return {
    ...OF_PARENT,
    send: (world: World) => {
      const claim = world[name];
      return { query: { id: claim.id }, body: { row_version: claim.row_version, ...more(claim) } };
    },
  } satisfies Partial<Right>;
}

/** Claims of months: what both sides read, and what their parents do. */
export const CLAIMS = {
  'GET /api/cofundingrequest/get': {
    ...listOfBoth(SEE_CLAIMS),
    of,
    lists: ({ sentClaim }) => sentClaim.id,
  },
  'GET /api/cofundingrequest/counts': ofOffice(SEE_CLAIMS),
  'GET /api/cofundingrequest/find – a draft': {
    ...OF_PARENT,
    send: ({ claimWithFile }) => ({ query: { id: claimWithFile.id } }),
  },
  'GET /api/cofundingrequest/find – submitted': {
    ...ofBoth(SEE_CLAIMS),
    of,
    send: ({ sentClaim }) => ({ query: { id: sentClaim.id } }),
  },
  'POST /api/cofundingrequest/add': {
    ...OF_PARENT,
    send: ({ monthToClaim }) => ({ body: monthToClaim }),
  },
  'POST /api/cofundingrequest/set': on('claimWithFile', () => ({ header: HEADER, lines: [lineOf()] })),
  'POST /api/cofundingrequest/attach': {
    ...OF_PARENT,
    send: ({ claimWithFile, uploadOfClaim }) => ({
      query: { id: claimWithFile.id },
      body: { filename: uploadOfClaim, kind: 'FAKTURA' },
    }),
  },
  'POST /api/cofundingrequest/detach': {
    ...OF_PARENT,
    send: ({ claimWithFile }) => ({
      query: { id: claimWithFile.id },
      body: { id_file: claimWithFile.files[0]?.id },
    }),
  },
  'POST /api/cofundingrequest/copylast': on('claimWithFile'),
  'POST /api/cofundingrequest/prepare': on('claimToPrepare'),
  'POST /api/cofundingrequest/reopen': on('claimToReopen'),
  'POST /api/cofundingrequest/delete': on('claimWithFile'),
  'POST /api/cofundingrequest/signcode': {
    ...OF_PARENT,
    send: ({ claimToReopen: { id, documents } }) => ({
      query: { id },
      body: { id_document: documents[0]?.id },
    }),
  },
  'POST /api/cofundingrequest/sign': {
    ...OF_PARENT,
    send: ({ claimToSign, claimSigning }) => ({ query: { id: claimToSign.id }, body: claimSigning }),
  },
  'POST /api/cofundingrequest/withdraw': on('sentClaim'),
} satisfies Rights;
