import { randomUUID } from 'node:crypto';
import {
  cofundingPayments,
  cofundingRecoveries,
  cofundingPaymentLists as contract,
  type PaymentList,
} from '@urzad/contract';
import type { Client } from '../../../kit/api';
import { manager } from '../../../kit/contracts';
import { approvedClaim } from '../../../kit/office-claims';
import {
  accountant,
  approvedList,
  askedList,
  bookedClaim,
  draftList,
  exportedList,
  itemsOf,
  paymentListOf,
  recoveryOf,
} from '../../../kit/payment-lists';
import { again, commitOf, type PreparedWrite, type Write } from '../write';

const REASON = 'Rachunek jest do sprawdzenia.';

type Prepared = { staff: Client; list: PaymentList };

/** A step of a list, which has happened when the list says so. */
function stepOf(
  { staff, list }: Prepared,
  act: (client: Client, options: { query: { id: number }; key: string }) => Promise<unknown>,
  isDone: (list: PaymentList) => boolean,
): PreparedWrite {
  const options = { query: { id: list.id }, key: randomUUID() };
  return {
    act: (next) => act(again(next, staff), options),
    count: async (next) => Number(isDone(await paymentListOf(again(next, staff), list.id))),
  };
}

/** Payment lists, from their preparation to what the bank returned. */
export const OF_PAYMENT_LISTS: readonly Write[] = [
  {
    name: 'a payment list that is prepared',
    points: commitOf(contract.add),
    async prepare(address) {
      const { id } = await approvedClaim(address);
      const [staff, key] = [await accountant(address), randomUUID()];
      const body = { id_requests: [id], date: '2027-02-26' as const };
      return {
        act: (next) => again(next, staff).request(contract.add, { body, key }),
        count: async (next) => {
          const { data } = await again(next, staff).request(contract.get, { query: {} });
          return data.filter(({ date }) => date === body.date).length;
        },
      };
    },
  },
  {
    name: 'a changed payment list',
    points: commitOf(contract.change),
    async prepare(address) {
      const prepared = await draftList(address);
      const { row_version } = prepared.list;
      const body = { row_version, add: [], remove: [], date: '2027-03-01' as const };
      return stepOf(
        prepared,
        (client, options) => client.request(contract.change, { ...options, body }),
        ({ date }) => date === body.date,
      );
    },
  },
  {
    name: 'a payment list whose approval is asked for',
    points: commitOf(contract.askApproval),
    async prepare(address) {
      const prepared = await draftList(address);
      const body = { row_version: prepared.list.row_version };
      return stepOf(
        prepared,
        (client, options) => client.request(contract.askApproval, { ...options, body }),
        ({ asked }) => asked === 'yes',
      );
    },
  },
  {
    name: 'a payment list that is sent back',
    points: commitOf(contract.sendBack),
    async prepare(address) {
      const { list } = await askedList(address);
      const body = { row_version: list.row_version, reason: REASON };
      return stepOf(
        { staff: await manager(address), list },
        (client, options) => client.request(contract.sendBack, { ...options, body }),
        ({ back_note }) => back_note === REASON,
      );
    },
  },
  {
    name: 'an approved payment list',
    points: commitOf(contract.approve),
    async prepare(address) {
      const { list } = await askedList(address);
      const body = { row_version: list.row_version };
      return stepOf(
        { staff: await manager(address), list },
        (client, options) => client.request(contract.approve, { ...options, body }),
        ({ status }) => status === 'approved',
      );
    },
  },
  {
    name: 'a payment list as a file for the bank',
    points: commitOf(contract.exportFile),
    async prepare(address) {
      const prepared = await approvedList(address);
      return stepOf(
        prepared,
        (client, { query }) => client.request(contract.exportFile, { query, body: { format: 'elixir' } }),
        ({ status }) => status === 'exported',
      );
    },
  },
  {
    name: 'a payment list that the bank has paid',
    points: commitOf(contract.book),
    async prepare(address) {
      const prepared = await exportedList(address);
      const { row_version } = prepared.list;
      const body = { row_version, paid_date: '2027-02-10' as const, bank_ref: 'WB 1/2027' };
      return stepOf(
        prepared,
        (client, options) => client.request(contract.book, { ...options, body }),
        ({ status }) => status === 'booked',
      );
    },
  },
  {
    name: 'a cancelled payment list',
    points: commitOf(contract.cancel),
    async prepare(address) {
      const prepared = await draftList(address);
      const body = { row_version: prepared.list.row_version, reason: REASON };
      return stepOf(
        prepared,
        (client, options) => client.request(contract.cancel, { ...options, body }),
        ({ status }) => status === 'cancelled',
      );
    },
  },
  {
    name: 'a payment that the bank returned',
    points: commitOf(cofundingPayments.returned),
    async prepare(address) {
      const { staff, list } = await exportedList(address);
      const [item] = await itemsOf(staff, list);
      const { id = 0, row_version = 0 } = item ?? {};
      const options = { query: { id }, body: { row_version, reason: REASON }, key: randomUUID() };
      return {
        act: (next) => again(next, staff).request(cofundingPayments.returned, options),
        count: async (next) => (await paymentListOf(again(next, staff), list.id)).returned_count,
      };
    },
  },
  {
    name: 'a paid claim that is demanded back',
    points: commitOf(cofundingRecoveries.add),
    async prepare(address) {
      const claim = await bookedClaim(address);
      const staff = await manager(address);
      const { id: id_request, row_version } = claim;
      const options = {
        body: { id_request, row_version, amount: 1000, reason: REASON },
        key: randomUUID(),
      };
      return {
        act: (next) => again(next, staff).request(cofundingRecoveries.add, options),
        count: async (next) => (await recoveryOf(again(next, staff), id_request)).length,
      };
    },
  },
  {
    name: 'a return that is booked',
    points: commitOf(cofundingRecoveries.book),
    async prepare(address) {
      const claim = await bookedClaim(address);
      const { id: id_request, row_version } = claim;
      const body = { id_request, row_version, amount: 1000, reason: REASON };
      await (await manager(address)).request(cofundingRecoveries.add, { body, key: randomUUID() });
      const staff = await accountant(address);
      const [recovery] = await recoveryOf(staff, id_request);
      const booked = { row_version: recovery?.row_version ?? 0, date: '2027-02-10' as const };
      const options = {
        query: { id: recovery?.id ?? 0 },
        body: { ...booked, amount: 400, bank_ref: '' },
        key: randomUUID(),
      };
      return {
        act: (next) => again(next, staff).request(cofundingRecoveries.book, options),
        count: async (next) => (await recoveryOf(again(next, staff), id_request))[0]?.returns.length ?? 0,
      };
    },
  },
];
