import { randomUUID } from 'node:crypto';
import { annexSigning as annex } from '@urzad/contract';
import {
  ANNEX_PARENT,
  annexDocument,
  annexOf,
  annexParent,
  annexSignedOutside,
  annexToCountersign,
  sentAnnex,
} from '../../../kit/annexes';
import { type Client, signIn } from '../../../kit/api';
import { namesakeOf, SIGNATORY, signatory } from '../../../kit/contract-signing';
import { clerk } from '../../../kit/contracts';
import { aPdf } from '../../../kit/files';
import { codeMailedTo } from '../../../kit/mail';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, mailsAbout, type Write } from '../write';

const AFTER_CARD = 'countersign.after-card';

/** The signatures of an annex, by both sides. */
export const OF_ANNEX_SIGNING: readonly Write[] = [
  {
    name: 'an annex that its parent signs',
    points: { 'contract-sign.after-verdict': 0, ...commitOf(annex.sign) },
    async prepare(address) {
      const { id } = await sentAnnex(address);
      const parent = await annexParent(address);
      const [body, key] = [await annexSignedOutside(parent, id), randomUUID()];
      return {
        act: (next) => again(next, parent).request(annex.sign, { query: { id }, body, key }),
        count: (next) => reached(again(next, parent), id, 'to_office'),
      };
    },
  },
  {
    name: 'a code to sign an annex with',
    points: commitOf(annex.signcode),
    async prepare(address) {
      const sent = await sentAnnex(address);
      const parent = await annexParent(address);
      const options = { query: { id: sent.id }, body: { id_document: annexDocument(sent).id } };
      return {
        act: (next) => again(next, parent).request(annex.signcode, options),
        count: (next) => mailsAbout(next, ANNEX_PARENT, 'kod do podpisania dokumentu'),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'an annex signed by a code',
    points: { ...commitOf(annex.signbycode), 'contract-sign.after-seal': 0 },
    async prepare(address) {
      const sent = await sentAnnex(address);
      const [parent, { id }] = [await annexParent(address), sent];
      const { id: id_document, sha256 } = annexDocument(sent);
      await parent.request(annex.signcode, { query: { id }, body: { id_document } });
      const code = await codeMailedTo(address, ANNEX_PARENT);
      const body = { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' as const };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(annex.signbycode, { query: { id }, body, key }),
        count: async (next) => annexDocument(await annexOf(again(next, parent), id)).signatures.length,
      };
    },
  },
  {
    name: 'an unclear signature of an annex that an officer lets count',
    points: commitOf(annex.confirmsignature),
    async prepare(address) {
      const mail = await namesakeOf(address, { firstname: 'Katarzyna', lastname: 'Wzorcowa' });
      const { id, row_version } = await annexToCountersign(address, mail);
      const [staff, key] = [await clerk(address), randomUUID()];
      const body = { row_version, reason: 'Podpis sprawdzono telefonicznie.' };
      return {
        act: (next) => again(next, staff).request(annex.confirmsignature, { query: { id }, body, key }),
        count: async (next) => {
          const { data } = await again(next, staff).request(annex.desk, { query: {} });
          return data.filter((row) => row.id === id && row.confirmed !== null).length;
        },
      };
    },
  },
  {
    name: 'an annex entered on paper',
    points: commitOf(annex.enterpaper),
    async prepare(address) {
      const { id, staff, body } = await paperOf(address);
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(annex.enterpaper, { query: { id }, body, key }),
        count: async (next) => Number((await annexOf(again(next, staff), id)).paper !== null),
      };
    },
  },
  {
    name: 'a confirmed paper of an annex',
    points: { ...commitOf(annex.confirmpaper), 'confirm-paper.after-card': 0 },
    async prepare(address) {
      const { id, staff, body } = await paperOf(address);
      await staff.request(annex.enterpaper, { query: { id }, body, key: randomUUID() });
      const [second, key] = [await clerk(address), randomUUID()];
      const { row_version } = await annexOf(second, id);
      return {
        act: (next) =>
          again(next, second).request(annex.confirmpaper, { query: { id }, body: { row_version }, key }),
        count: (next) => reached(again(next, second), id, 'active'),
      };
    },
  },
  {
    name: 'a code for the annexes on the desk',
    points: commitOf(annex.deskcode),
    async prepare(address) {
      const { id } = await annexToCountersign(address);
      const staff = await signatory(address);
      return {
        act: (next) => again(next, staff).request(annex.deskcode, { body: { ids: [id] } }),
        count: (next) => mailsAbout(next, SIGNATORY, 'kod do podpisania aneksów'),
        // The code that was mailed is the one to type.
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'an annex that comes back signed for the office',
    points: { [AFTER_CARD]: 0, ...commitOf(annex.countersign) },
    async prepare(address) {
      const { id } = await annexToCountersign(address);
      const staff = await signatory(address);
      const { filename } = await annexSignedOutside(staff, id);
      return {
        act: (next) => again(next, staff).request(annex.countersign, { body: { filenames: [filename] } }),
        count: (next) => reached(again(next, staff), id, 'active'),
      };
    },
  },
  {
    name: 'an annex that the office seals',
    points: { 'sign-code.after-commit': 0, [AFTER_CARD]: 0, ...commitOf(annex.seal) },
    async prepare(address) {
      const { id } = await annexToCountersign(address);
      const staff = await signatory(address);
      await staff.request(annex.deskcode, { body: { ids: [id] } });
      const code = await codeMailedTo(address, SIGNATORY);
      const body = { ids: [id], pass: DEMO_PASSWORD, code, statement: 'yes' as const };
      return {
        // The code is used up after the last annex: the same request again signs what is left.
        act: (next) => again(next, staff).request(annex.seal, { body }),
        count: (next) => reached(again(next, staff), id, 'active'),
      };
    },
  },
];

async function reached(client: Client, id: number, status: 'to_office' | 'active'): Promise<number> {
  return Number((await annexOf(client, id)).status === status);
}

/** What the chancery sends to enter an annex as signed on paper. */
async function paperOf(address: string) {
  const { id } = await sentAnnex(address);
  const staff = await signIn(address, 'kancelaria@urzad.example.com', DEMO_PASSWORD);
  const { row_version, paper_people } = await annexOf(staff, id);
  const [signer, checker] = [paper_people?.signatories[0], paper_people?.checkers[0]];
  if (!signer || !checker) throw new Error('Nobody may have signed the paper.');
  const filename = await staff.upload({ name: 'skan.pdf', bytes: aPdf() });
  const day = '2027-02-10' as const;
  const body = {
    ...{ row_version, filename, member_date: day, office_date: day, place: 'Zielony Staw' },
    ...{ id_signatory: signer.id, id_user_checked: checker.id },
  };
  return { id, staff, body };
}
