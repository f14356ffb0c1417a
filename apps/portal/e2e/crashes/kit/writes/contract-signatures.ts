import { randomUUID } from 'node:crypto';
import { contractSigning as contract } from '@urzad/contract';
import { ApiFailure } from '../../../../src/shared/http/api-failure';
import type { Client } from '../../../kit/api';
import { clerk, contractOf } from '../../../kit/contracts';
import { aPdf } from '../../../kit/files';
import { codeMailedTo } from '../../../kit/mail';
import { DEMO_PASSWORD } from '../../../kit/people';
import {
  chancery,
  DIRECTOR,
  director,
  documentIn,
  namesakeOfParent,
  SIGNING_PARENT,
  signedByParent,
  signedUpload,
  waitingContract,
} from '../../../kit/signing';
import { again, commitOf, mailsAbout, type Write } from '../write';

/** The signatures of both sides on one contract: each write has a world of its own. */
export const OF_CONTRACT_SIGNATURES: readonly Write[] = [
  {
    name: 'a contract signed by its parent',
    points: { ...commitOf(contract.sign), 'contract-sign.after-verdict': 0 },
    async prepare(address) {
      const { parent, contract: waiting } = await waitingContract(address);
      const { id } = waiting;
      const body = { filename: await signedUpload(parent, waiting), sha256: documentIn(waiting).sha256 };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.sign, { query: { id }, body, key }),
        count: (next) => signaturesOn(again(next, parent), id),
      };
    },
  },
  {
    name: 'a code to sign a contract with',
    points: commitOf(contract.signcode),
    async prepare(address) {
      const { parent, contract: waiting } = await waitingContract(address);
      const options = { query: { id: waiting.id }, body: { id_document: documentIn(waiting).id } };
      return {
        act: (next) => sentOnce(again(next, parent).request(contract.signcode, options)),
        count: (next) => mailsAbout(next, SIGNING_PARENT, 'kod do podpisania dokumentu'),
      };
    },
  },
  {
    name: 'a contract signed by a code',
    points: { ...commitOf(contract.signbycode), 'contract-sign.after-seal': 0 },
    async prepare(address) {
      const { parent, contract: waiting } = await waitingContract(address);
      const { id } = waiting;
      const { id: id_document, sha256 } = documentIn(waiting);
      await parent.request(contract.signcode, { query: { id }, body: { id_document } });
      const code = await codeMailedTo(address, SIGNING_PARENT);
      const body = { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' as const };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.signbycode, { query: { id }, body, key }),
        count: (next) => signaturesOn(again(next, parent), id),
      };
    },
  },
  {
    name: 'a signature that an officer lets count',
    points: commitOf(contract.confirmsignature),
    async prepare(address) {
      const { id } = await signedByParent(address, await namesakeOfParent(address));
      const [staff, key] = [await clerk(address), randomUUID()];
      const { row_version } = await contractOf(staff, id);
      const body = { row_version, reason: 'Podpis sprawdzono z uczestnikiem przez telefon.' };
      return {
        act: (next) => again(next, staff).request(contract.confirmsignature, { query: { id }, body, key }),
        count: async (next) => (await contractOf(again(next, staff), id)).row_version - row_version,
      };
    },
  },
  {
    name: 'a contract entered on paper',
    points: commitOf(contract.enterpaper),
    async prepare(address) {
      const { id, ...paper } = await paperOf(address);
      const [staff, key] = [paper.staff, randomUUID()];
      return {
        act: (next) =>
          again(next, staff).request(contract.enterpaper, { query: { id }, body: paper.body, key }),
        count: async (next) => Number((await contractOf(again(next, staff), id)).paper !== null),
      };
    },
  },
  {
    name: 'a confirmed paper',
    points: { ...commitOf(contract.confirmpaper), 'confirm-paper.after-card': 0 },
    async prepare(address) {
      const { id, staff, body } = await paperOf(address);
      await staff.request(contract.enterpaper, { query: { id }, body, key: randomUUID() });
      const [second, key] = [await clerk(address), randomUUID()];
      const { row_version } = await contractOf(second, id);
      return {
        act: (next) =>
          again(next, second).request(contract.confirmpaper, { query: { id }, body: { row_version }, key }),
        count: async (next) => Number((await contractOf(again(next, second), id)).status === 'active'),
      };
    },
  },
  {
    name: 'a contract signed for the office elsewhere',
    points: { ...commitOf(contract.countersign), 'countersign.after-card': 0 },
    async prepare(address) {
      const { id } = await signedByParent(address);
      const signatory = await director(address);
      const filename = await signedUpload(signatory, await contractOf(signatory, id));
      const act = (next: string) =>
        again(next, signatory).request(contract.countersign, { body: { filenames: [filename] } });
      return { act, count: (next) => inForce(again(next, signatory), id) };
    },
  },
  {
    name: 'a code for the desk',
    points: commitOf(contract.deskcode),
    async prepare(address) {
      const { id } = await signedByParent(address);
      const signatory = await director(address);
      return {
        act: (next) => sentOnce(again(next, signatory).request(contract.deskcode, { body: { ids: [id] } })),
        count: (next) => mailsAbout(next, DIRECTOR, 'kod do podpisania umów'),
      };
    },
  },
  {
    name: 'a contract sealed by the office',
    points: commitOf(contract.seal),
    async prepare(address) {
      const { id } = await signedByParent(address);
      const signatory = await director(address);
      await signatory.request(contract.deskcode, { body: { ids: [id] } });
      const code = await codeMailedTo(address, DIRECTOR);
      const body = { ids: [id], pass: DEMO_PASSWORD, code, statement: 'yes' as const };
      return {
        act: (next) => again(next, signatory).request(contract.seal, { body }),
        count: (next) => inForce(again(next, signatory), id),
      };
    },
  },
];

/** A code that was sent is not sent again within a minute. */
async function sentOnce(sending: Promise<unknown>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'too-many-requests') throw error;
  }
}

async function signaturesOn(client: Client, id: number): Promise<number> {
  return documentIn(await contractOf(client, id)).signatures.length;
}

async function inForce(client: Client, id: number): Promise<number> {
  return Number((await contractOf(client, id)).status === 'active');
}

/** What the chancery sends to enter the contract of the demo as signed on paper. */
async function paperOf(address: string) {
  const { contract: waiting } = await waitingContract(address);
  const { id } = waiting;
  const staff = await chancery(address);
  const { row_version, paper_people } = await contractOf(staff, id);
  const [signatory, checker] = [paper_people?.signatories[0], paper_people?.checkers[0]];
  if (!signatory || !checker) throw new Error('Nobody may have signed the paper.');
  const filename = await staff.upload({ name: 'skan.pdf', bytes: aPdf() });
  const day = '2027-02-10' as const;
  const body = {
    ...{ row_version, filename, member_date: day, office_date: day, place: 'Zielony Staw' },
    ...{ id_signatory: signatory.id, id_user_checked: checker.id },
  };
  return { id, staff, body };
}
