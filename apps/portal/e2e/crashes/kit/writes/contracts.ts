import { randomUUID } from 'node:crypto';
import { type Contract, cofundingContracts as contract } from '@urzad/contract';
import { acceptedRegistration } from '../../../kit/accession';
import type { Client } from '../../../kit/api';
import {
  askedContract,
  contractOf,
  manager,
  preparedContract,
  preparer,
  sentContract,
  termsIn,
} from '../../../kit/contracts';
import { again, commitOf, type Write } from '../write';

const REASON = 'Kwota w umowie jest za wysoka';

/** The steps of a contract before it is signed. */
export const OF_CONTRACTS: readonly Write[] = [
  {
    name: 'a contract that is prepared',
    points: commitOf(contract.add),
    async prepare(address) {
      const [id_registration, key] = [await acceptedRegistration(address), randomUUID()];
      const staff = await preparer(address);
      return {
        act: (next) => again(next, staff).request(contract.add, { body: { id_registration }, key }),
        count: async (next) =>
          (await again(next, staff).request(contract.get, { query: { id_registration } })).count,
      };
    },
  },
  {
    name: 'changed terms of a contract',
    points: commitOf(contract.set),
    async prepare(address) {
      const staff = await preparer(address);
      const prepared = await preparedContract(staff);
      const [{ id }, key] = [prepared, randomUUID()];
      const body = { ...termsIn(prepared), bank_account_number: '47999000090000000000000002' };
      return {
        act: (next) => again(next, staff).request(contract.set, { query: { id }, body, key }),
        count: async (next) => (await contractOf(again(next, staff), id)).row_version - prepared.row_version,
      };
    },
  },
  {
    name: 'initials that are asked for',
    points: commitOf(contract.askInitials),
    prepare: async (address) => {
      const staff = await preparer(address);
      return steppedBy(staff, await preparedContract(staff), contract.askInitials);
    },
  },
  {
    name: 'initials of a contract',
    points: commitOf(contract.initial),
    prepare: async (address) => {
      const asked = await askedContract(await preparer(address));
      return steppedBy(await manager(address), asked, contract.initial);
    },
  },
  {
    name: 'a contract that is sent back',
    points: commitOf(contract.sendBack),
    prepare: async (address) => {
      const asked = await askedContract(await preparer(address));
      return steppedBy(await manager(address), asked, contract.sendBack, { reason: REASON });
    },
  },
  {
    name: 'a contract that goes back to its preparation',
    points: commitOf(contract.returnToDraft),
    prepare: async (address) => {
      const staff = await preparer(address);
      const sent = await sentContract(staff);
      return steppedBy(staff, sent, contract.returnToDraft, { return_reason: 'KWOTA', reason: REASON });
    },
  },
  {
    name: 'a prolonged term of a contract',
    points: commitOf(contract.prolong),
    prepare: async (address) => {
      const staff = await preparer(address);
      const sent = await sentContract(staff);
      const more = { sign_member_to: sent.prolong_to ?? sent.sign_member_to, reason: REASON };
      return steppedBy(staff, sent, contract.prolong, more);
    },
  },
];

type Step = (typeof contract)['askInitials' | 'initial' | 'sendBack' | 'returnToDraft' | 'prolong'];

/** A step on a contract as it is: its version grows by one. */
function steppedBy(by: Client, { id, row_version }: Contract, step: Step, more: object = {}) {
  const key = randomUUID();
  const body = { row_version, ...more };
  return {
    act: (next: string) =>
      again(next, by).request(step as typeof contract.askInitials, { query: { id }, body, key }),
    count: async (next: string) => (await contractOf(again(next, by), id)).row_version - row_version,
  };
}
