import { randomUUID } from 'node:crypto';
import { type AnyEndpoint, type Claim, cofundingRequests as contract } from '@urzad/contract';
import type { Client } from '../../../kit/api';
import { claimOf } from '../../../kit/claims';
import { manager } from '../../../kit/contracts';
import {
  type ClaimOfOffice,
  claimToTake,
  decidedClaim,
  takenClaim,
  verifiedClaim,
} from '../../../kit/office-claims';
import { again, commitOf, type Write } from '../write';

const REASON = 'Brakuje potwierdzenia zapłaty.';

interface ClaimWrite {
  name: string;
  endpoint: Pick<AnyEndpoint, 'url'>;
  /** Who does it, and on which claim. */
  prepare: (address: string) => Promise<ClaimOfOffice>;
  act: (client: Client, of: Claim, key: string) => Promise<unknown>;
  isDone: (now: Claim, before: Claim) => boolean;
}

const firstOf = ({ lines: [line] }: Claim) => ({ id_line: line?.id ?? 0 });
const asked = ({ id, row_version }: Claim) => ({ query: { id }, body: { row_version } });
const approving = async (address: string) => ({
  claim: await verifiedClaim(address),
  staff: await manager(address),
});

const WRITES: readonly ClaimWrite[] = [
  {
    name: 'a claim that an officer takes',
    endpoint: contract.take,
    prepare: claimToTake,
    act: (client, of, key) => client.request(contract.take, { ...asked(of), key }),
    isDone: ({ status }) => status === 'verification',
  },
  {
    name: 'a decision on a line of a claim',
    endpoint: contract.decide,
    prepare: takenClaim,
    act: (client, of, key) => {
      const { query, body } = asked(of);
      const verdict = { decision: 'NIE' as const, eligible_amount: null, note: REASON };
      return client.request(contract.decide, { query, body: { ...body, ...firstOf(of), ...verdict }, key });
    },
    isDone: ({ lines: [line] }) => line?.decision === 'NIE',
  },
  {
    name: 'an invoice whose flag an officer brings back',
    endpoint: contract.clearDuplicate,
    prepare: takenClaim,
    act: (client, of, key) => {
      const { query, body } = asked(of);
      return client.request(contract.clearDuplicate, {
        query,
        body: { ...body, ...firstOf(of), is_same: 'no' as const, note: '' },
        key,
      });
    },
    isDone: (now, before) => now.row_version > before.row_version,
  },
  {
    name: 'a claim that is returned for its correction',
    endpoint: contract.callCorrection,
    prepare: takenClaim,
    act: (client, of, key) => {
      const { query, body } = asked(of);
      const called = { reason: REASON, lines: [{ ...firstOf(of), note: REASON }] };
      return client.request(contract.callCorrection, { query, body: { ...body, ...called }, key });
    },
    isDone: ({ status }) => status === 'to_correct',
  },
  {
    name: 'the end of the check of a claim',
    endpoint: contract.verify,
    prepare: decidedClaim,
    act: (client, of, key) => client.request(contract.verify, { ...asked(of), key }),
    isDone: ({ status }) => status === 'verified',
  },
  {
    name: 'a claim that is sent back to its check',
    endpoint: contract.sendBack,
    prepare: approving,
    act: (client, of, key) => {
      const { query, body } = asked(of);
      return client.request(contract.sendBack, { query, body: { ...body, reason: REASON }, key });
    },
    isDone: ({ status }) => status === 'verification',
  },
  {
    name: 'a claim that is approved',
    endpoint: contract.approve,
    prepare: approving,
    act: (client, of, key) => client.request(contract.approve, { ...asked(of), key }),
    isDone: ({ status }) => status === 'approved',
  },
  {
    name: 'a claim that is rejected',
    endpoint: contract.reject,
    prepare: approving,
    act: (client, of, key) => {
      const { query, body } = asked(of);
      return client.request(contract.reject, { query, body: { ...body, reason: REASON }, key });
    },
    isDone: ({ status }) => status === 'rejected',
  },
];

/** What the office does with a claim. */
export const OF_OFFICE_CLAIMS: readonly Write[] = WRITES.map(({ name, endpoint, prepare, act, isDone }) => ({
  name,
  points: commitOf(endpoint),
  async prepare(address) {
    const [{ staff, claim }, key] = [await prepare(address), randomUUID()];
    return {
      act: (next) => act(again(next, staff), claim, key),
      count: async (next) => Number(isDone(await claimOf(again(next, staff), claim.id), claim)),
    };
  },
}));
