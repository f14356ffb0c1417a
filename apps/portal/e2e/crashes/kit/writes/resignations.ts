import { randomUUID } from 'node:crypto';
import { cofundingMembers, officeCases as contract } from '@urzad/contract';
import {
  acceptedResignation,
  ledResignation,
  memberOf,
  RESIGNING_PARENT,
  statementOf,
  statementSigning,
  unsignedResignation,
} from '../../../kit/resignations';
import { again, commitOf, mailsAbout, type Write } from '../write';

/** Resignations of a participant of the demo, and what they are asked afterwards. */
export const OF_RESIGNATIONS: readonly Write[] = [
  {
    name: 'a code to sign a statement with',
    points: commitOf(contract.signcode),
    async prepare(address) {
      const { parent, of } = await unsignedResignation(address);
      const input = { query: { id: of.id }, body: { id_document: statementOf(of).id } };
      return {
        act: (next) => again(next, parent).request(contract.signcode, input),
        count: (next) => mailsAbout(next, RESIGNING_PARENT, 'kod do podpisania dokumentu'),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a statement that is signed',
    points: { 'case-sign.after-seal': 0, ...commitOf(contract.sign) },
    async prepare(address) {
      const found = await unsignedResignation(address);
      const { parent, of } = found;
      const input = { ...(await statementSigning(address, found)), key: randomUUID() };
      return {
        act: (next) => again(next, parent).request(contract.sign, input),
        count: async (next) => {
          const { data } = await again(next, parent).request(contract.find, { query: { id: of.id } });
          return statementOf(data).signatures.length;
        },
      };
    },
  },
  {
    name: 'a case that is removed',
    points: commitOf(contract.remove),
    async prepare(address) {
      const { parent, of } = await unsignedResignation(address);
      const begun = (await parent.request(contract.get, { query: {} })).count;
      const { id, row_version } = of;
      const input = { query: { id }, body: { row_version }, key: randomUUID() };
      return {
        act: (next) => again(next, parent).request(contract.remove, input),
        count: async (next) => begun - (await again(next, parent).request(contract.get, { query: {} })).count,
      };
    },
  },
  {
    name: 'a resignation that is accepted',
    points: commitOf(contract.close),
    async prepare(address) {
      const { parent, staff, of } = await ledResignation(address);
      const body = { body: 'Przyjmujemy rezygnację.', filenames: [] };
      const input = { query: { id: of.id }, body, key: randomUUID() };
      return {
        act: (next) => again(next, staff).request(contract.close, input),
        count: async (next) => ((await memberOf(again(next, parent))).status === 'resigned' ? 1 : 0),
      };
    },
  },
  {
    name: 'the exit data of a participant',
    points: commitOf(cofundingMembers.exitform),
    async prepare(address) {
      const { parent, member } = await acceptedResignation(address);
      const { id, row_version } = member;
      const body = { row_version, exit_labour_status: 'pracujaca' as const };
      const input = { query: { id }, body, key: randomUUID() };
      return {
        act: (next) => again(next, parent).request(cofundingMembers.exitform, input),
        count: async (next) => ((await memberOf(again(next, parent))).exit?.exit_date_filled ? 1 : 0),
      };
    },
  },
];
