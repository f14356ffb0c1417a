import { randomUUID } from 'node:crypto';
import { contractSigning as contract } from '@urzad/contract';
import {
  contractDocument,
  contractToConfirm,
  contractToCountersign,
  contractToSign,
  membersOf,
  PARENT,
  SIGNATORY,
  signatory,
  signedOutside,
} from '../../../kit/contract-signing';
import { clerk, contractOf, manager } from '../../../kit/contracts';
import { codeMailedTo } from '../../../kit/mail';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, mailsAbout, type Write } from '../write';

const AFTER_CARD = 'countersign.after-card';

/** The signatures of both sides. */
export const OF_CONTRACT_SIGNING: readonly Write[] = [
  {
    name: 'a contract that its parent signs',
    points: { 'contract-sign.after-verdict': 0, ...commitOf(contract.sign) },
    async prepare(address) {
      const { parent, contract: waiting } = await contractToSign(address);
      const [body, key] = [await signedOutside(parent, waiting), randomUUID()];
      const query = { id: waiting.id };
      return {
        act: (next) => again(next, parent).request(contract.sign, { query, body, key }),
        count: async (next) =>
          Number((await contractOf(again(next, parent), waiting.id)).status === 'to_office'),
      };
    },
  },
  {
    name: 'a code to sign a contract with',
    points: commitOf(contract.signcode),
    async prepare(address) {
      const { parent, contract: waiting } = await contractToSign(address);
      const options = { query: { id: waiting.id }, body: { id_document: contractDocument(waiting).id } };
      return {
        act: (next) => again(next, parent).request(contract.signcode, options),
        count: (next) => mailsAbout(next, PARENT.mail, 'kod do podpisania dokumentu'),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a contract signed by a code',
    points: { ...commitOf(contract.signbycode), 'contract-sign.after-seal': 0 },
    async prepare(address) {
      const { parent, contract: waiting } = await contractToSign(address);
      const { id } = waiting;
      const { id: id_document, sha256 } = contractDocument(waiting);
      await parent.request(contract.signcode, { query: { id }, body: { id_document } });
      const code = await codeMailedTo(address, PARENT.mail);
      const body = { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' as const };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.signbycode, { query: { id }, body, key }),
        count: async (next) => contractDocument(await contractOf(again(next, parent), id)).signatures.length,
      };
    },
  },
  {
    name: 'an unclear signature that an officer lets count',
    points: commitOf(contract.confirmsignature),
    async prepare(address) {
      const { id, row_version } = await contractToConfirm(address);
      const [staff, key] = [await clerk(address), randomUUID()];
      const body = { row_version, reason: 'Podpis sprawdzono telefonicznie.' };
      return {
        act: (next) => again(next, staff).request(contract.confirmsignature, { query: { id }, body, key }),
        count: async (next) => {
          const { data } = await again(next, staff).request(contract.desk, { query: {} });
          return data.filter((row) => row.id === id && row.confirmed !== null).length;
        },
      };
    },
  },
  {
    name: 'a code for the contracts on the desk',
    points: commitOf(contract.deskcode),
    async prepare(address) {
      const { id } = await contractToCountersign(address);
      const staff = await signatory(address);
      return {
        act: (next) => again(next, staff).request(contract.deskcode, { body: { ids: [id] } }),
        count: (next) => mailsAbout(next, SIGNATORY, 'kod do podpisania umów'),
        // The code that was mailed is the one to type.
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a contract that comes back signed for the office',
    points: { [AFTER_CARD]: 0, ...commitOf(contract.countersign) },
    async prepare(address) {
      const waiting = await contractToCountersign(address);
      const [staff, reader] = [await signatory(address), await manager(address)];
      const { filename } = await signedOutside(staff, waiting);
      return {
        act: (next) => again(next, staff).request(contract.countersign, { body: { filenames: [filename] } }),
        count: (next) => membersOf(again(next, reader), waiting),
      };
    },
  },
  {
    name: 'a contract that the office seals',
    points: {
      'sign-code.after-commit': 0,
      [AFTER_CARD]: 0,
      ...commitOf(contract.seal),
    },
    async prepare(address) {
      const waiting = await contractToCountersign(address);
      const ids = [waiting.id];
      const [staff, reader] = [await signatory(address), await manager(address)];
      await staff.request(contract.deskcode, { body: { ids } });
      const code = await codeMailedTo(address, SIGNATORY);
      const body = { ids, pass: DEMO_PASSWORD, code, statement: 'yes' as const };
      return {
        // The code is used up after the last contract: the same request again signs what is left.
        act: (next) => again(next, staff).request(contract.seal, { body }),
        count: (next) => membersOf(again(next, reader), waiting),
      };
    },
  },
];
