import { randomUUID } from 'node:crypto';
import { contractSigning as contract } from '@urzad/contract';
import { signIn } from '../../../kit/api';
import { contractToSign } from '../../../kit/contract-signing';
import { clerk, contractOf } from '../../../kit/contracts';
import { aPdf } from '../../../kit/files';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

/** Both signatures on paper: one person of the office enters them, another confirms. */
export const OF_CONTRACT_PAPER: readonly Write[] = [
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
];

/** What the chancery sends to enter the contract of the demo as signed on paper. */
async function paperOf(address: string) {
  const { contract: waiting } = await contractToSign(address);
  const { id } = waiting;
  const staff = await signIn(address, 'kancelaria@urzad.example.com', DEMO_PASSWORD);
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
