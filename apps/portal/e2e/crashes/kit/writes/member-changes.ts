import { randomUUID } from 'node:crypto';
import { cofundingGrants as contract } from '@urzad/contract';
import { coFundingOf, suspendedCoFunding } from '../../../kit/member-changes';
import { again, commitOf, type Write } from '../write';

/** Changes of participants that their cases do not make. */
export const OF_MEMBER_CHANGES: readonly Write[] = [
  {
    name: 'a break that ends',
    points: commitOf(contract.resume),
    async prepare(address) {
      const { staff, month, coFunding } = await suspendedCoFunding(address);
      const { id, row_version } = coFunding;
      const body = { row_version, from: month, reason: 'Powrót do pracy.' };
      const input = { query: { id }, body, key: randomUUID() };
      return {
        act: (next) => again(next, staff).request(contract.resume, input),
        async count(next) {
          const { schedule } = await coFundingOf(again(next, staff), id);
          return Number(schedule.at(-1)?.status === 'open');
        },
      };
    },
  },
];
