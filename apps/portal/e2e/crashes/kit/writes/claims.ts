import { randomUUID } from 'node:crypto';
import { type Claim, cofundingRequests as contract } from '@urzad/contract';
import {
  claimAnew,
  claimDocument,
  claimDraft,
  claimOf,
  claimToSign,
  headerIn,
  onClaim,
  type ParentWithClaim,
  SIGNING_PARENT,
  submittedClaim,
} from '../../../kit/claims';
import { aPdf } from '../../../kit/files';
import { codeMailedTo } from '../../../kit/mail';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, answered, commitOf, mailsAbout, type Write } from '../write';

/** What a claim is counted by, read on the restarted server. */
const counting =
  ({ parent, claim: { id } }: ParentWithClaim, count: (claim: Claim) => number) =>
  async (next: string) =>
    count(await claimOf(again(next, parent), id));

/** Claims of the parents of the demo. */
export const OF_CLAIMS: readonly Write[] = [
  {
    name: 'a claim that is opened',
    points: commitOf(contract.add),
    async prepare(address) {
      const { parent, claim } = await claimDraft(address);
      await parent.request(contract.remove, onClaim(claim));
      const { id_grant, month } = claim;
      const input = { body: { id_grant, month }, key: randomUUID() };
      return {
        act: (next) => again(next, parent).request(contract.add, input),
        count: async (next) => (await again(next, parent).request(contract.get, { query: {} })).data.length,
      };
    },
  },
  {
    name: 'a claim that is saved',
    points: commitOf(contract.set),
    async prepare(address) {
      const found = await claimDraft(address);
      const header = { ...headerIn(found.claim), note: 'Faktura w trzech częściach.' };
      const { query, key, body } = onClaim(found.claim);
      const lines: [] = [];
      const input = { query, key, body: { ...body, header, lines } };
      return {
        act: (next) => again(next, found.parent).request(contract.set, input),
        count: counting(found, ({ note }) => Number(note === header.note)),
      };
    },
  },
  {
    name: 'a file of a claim',
    points: commitOf(contract.attach),
    async prepare(address) {
      const found = await claimDraft(address);
      const filename = await found.parent.upload({ name: 'lista.pdf', bytes: aPdf() });
      const body = { filename, kind: 'LISTA_OBECNOSCI' as const };
      const input = { query: { id: found.claim.id }, body, key: randomUUID() };
      return {
        act: (next) => again(next, found.parent).request(contract.attach, input),
        count: counting(found, ({ files }) => files.length - found.claim.files.length),
      };
    },
  },
  {
    name: 'a file of a claim that is removed',
    points: commitOf(contract.detach),
    async prepare(address) {
      const found = await claimDraft(address);
      const body = { id_file: found.claim.files[0]?.id ?? 0 };
      const input = { query: { id: found.claim.id }, body, key: randomUUID() };
      return {
        act: (next) => again(next, found.parent).request(contract.detach, input),
        count: counting(found, ({ files }) => found.claim.files.length - files.length),
      };
    },
  },
  {
    name: 'lines copied from the last claim',
    points: commitOf(contract.copyLast),
    async prepare(address) {
      const found = await claimAnew(address);
      const input = onClaim(found.claim);
      return {
        act: (next) => again(next, found.parent).request(contract.copyLast, input),
        count: counting(found, ({ lines }) => Number(lines[0]?.amount !== null)),
      };
    },
  },
  {
    name: 'a claim prepared for its signature',
    points: commitOf(contract.prepare),
    async prepare(address) {
      const found = await claimDraft(address);
      const input = onClaim(found.claim);
      return {
        act: (next) => again(next, found.parent).request(contract.prepare, input),
        count: counting(found, ({ documents }) => documents.length),
      };
    },
  },
  {
    name: 'a claim returned to its draft',
    points: commitOf(contract.reopen),
    async prepare(address) {
      const found = await claimToSign(address);
      const input = onClaim(found.claim);
      return {
        act: (next) => again(next, found.parent).request(contract.reopen, input),
        count: counting(found, ({ status }) => Number(status === 'draft')),
      };
    },
  },
  {
    name: 'a claim that is removed',
    points: commitOf(contract.remove),
    async prepare(address) {
      const { parent, claim } = await claimToSign(address);
      const input = onClaim(claim);
      return {
        act: (next) => again(next, parent).request(contract.remove, input),
        count: async (next) => 1 - (await answered(claimOf(again(next, parent), claim.id))),
      };
    },
  },
  {
    name: 'a code to sign a claim with',
    points: commitOf(contract.signcode),
    async prepare(address) {
      const { parent, claim } = await claimToSign(address);
      const input = { query: { id: claim.id }, body: { id_document: claimDocument(claim).id } };
      return {
        act: (next) => again(next, parent).request(contract.signcode, input),
        count: (next) => mailsAbout(next, SIGNING_PARENT, 'kod do podpisania dokumentu'),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a claim that is signed',
    points: { 'claim-sign.after-seal': 0, ...commitOf(contract.sign), 'claim-receipt.before-commit': 1 },
    async prepare(address) {
      const found = await claimToSign(address);
      const { parent, claim } = found;
      const { id: id_document, sha256 } = claimDocument(claim);
      const query = { id: claim.id };
      await parent.request(contract.signcode, { query, body: { id_document } });
      const code = await codeMailedTo(address, SIGNING_PARENT);
      const body = { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' as const };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.sign, { query, body, key }),
        count: counting(found, (after) => claimDocument(after).signatures.length),
      };
    },
  },
  {
    name: 'a claim that is withdrawn',
    points: commitOf(contract.withdraw),
    async prepare(address) {
      const found = await submittedClaim(address);
      const input = onClaim(found.claim);
      return {
        act: (next) => again(next, found.parent).request(contract.withdraw, input),
        count: counting(found, ({ status }) => Number(status === 'withdrawn')),
      };
    },
  },
];
