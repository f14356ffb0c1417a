import { randomUUID } from 'node:crypto';
import { cofundingMembers as contract } from '@urzad/contract';
import { settledMember } from '../../../kit/settled-member';
import { again, commitOf, type Write } from '../write';

/** Steps of participants. */
export const OF_MEMBERS: readonly Write[] = [
  {
    name: 'a participation that is ended',
    points: commitOf(contract.complete),
    async prepare(address) {
      const { staff, member } = await settledMember(address);
      const { id, row_version } = member;
      const input = { query: { id }, body: { row_version }, key: randomUUID() };
      return {
        act: (next) => again(next, staff).request(contract.complete, input),
        async count(next) {
          const { data } = await again(next, staff).request(contract.find, { query: { id } });
          return data?.history.filter(({ status }) => status === 'completed').length ?? 0;
        },
      };
    },
  },
];
