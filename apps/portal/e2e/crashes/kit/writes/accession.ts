import { randomUUID } from 'node:crypto';
import { accession as contract } from '@urzad/contract';
import {
  ACCOUNT,
  BRINGING,
  bringing,
  checked,
  fileOf,
  LEAD,
  ready,
  toCheck,
  verdict,
} from '../../../kit/accession';
import { signIn } from '../../../kit/api';
import { aPdf } from '../../../kit/files';
import { DEMO_PASSWORD } from '../../../kit/people';
import { find } from '../../../kit/steps';
import { again, commitOf, mailsAbout, type Write } from '../write';
import { times } from './office';

/** The steps of the documents stage, of one registration: each has a world of its own. */
export const OF_THE_ACCESSION: readonly Write[] = [
  {
    name: 'a document for the contract',
    points: commitOf(contract.attach),
    async prepare(address) {
      const { parent, registration } = await bringing(address);
      const { id } = registration;
      const filename = await parent.upload({ name: 'akt.pdf', bytes: aPdf() });
      const body = { filename, kind: 'AKT_URODZENIA' as const, child: 0 };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.attach, { query: { id }, body, key }),
        count: async (next) => (await find(again(next, parent), id)).accession?.files.length ?? 0,
      };
    },
  },
  {
    name: 'an account for payments',
    points: commitOf(contract.account),
    async prepare(address) {
      const { parent, registration } = await bringing(address);
      const { id, row_version } = registration;
      const body = { row_version, bank_account_number: ACCOUNT };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.account, { query: { id }, body, key }),
        count: async (next) =>
          Number((await find(again(next, parent), id)).accession?.bank_account_number === ACCOUNT),
      };
    },
  },
  {
    name: 'a form of participant’s data',
    points: commitOf(contract.personalData),
    async prepare(address) {
      const { parent, registration } = await bringing(address);
      const { id, row_version } = registration;
      const body = { row_version, answers: {} };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.personalData, { query: { id }, body, key }),
        count: async (next) =>
          (await find(again(next, parent), id)).documents.filter(({ kind }) => kind === 'PERSONAL_DATA')
            .length,
      };
    },
  },
  {
    name: 'documents that are sent',
    points: commitOf(contract.send),
    async prepare(address) {
      const { parent, registration } = await ready(address);
      const { id, row_version } = registration;
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, parent).request(contract.send, { query: { id }, body: { row_version }, key }),
        count: (next) => times('documents_check', again(next, parent), id),
      };
    },
  },
  {
    name: 'a document that is checked',
    points: commitOf(contract.check),
    async prepare(address) {
      const { lead, id } = await toCheck(address);
      const { row_version, accession } = await find(lead, id);
      const id_file = fileOf(accession, 'AKT_URODZENIA');
      const body = { row_version, id_file, status: 'accepted' as const };
      const key = randomUUID();
      return {
        act: (next) => again(next, lead).request(contract.check, { query: { id }, body, key }),
        count: async (next) =>
          (await find(again(next, lead), id)).accession?.files.filter(({ status }) => status === 'accepted')
            .length ?? 0,
      };
    },
  },
  {
    name: 'documents that are returned',
    points: commitOf(contract.return),
    async prepare(address) {
      const { lead, id } = await toCheck(address);
      await verdict(lead, id, 'AKT_URODZENIA', { status: 'rejected', note: 'Nie widać drugiej strony.' });
      const { row_version } = await find(lead, id);
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, lead).request(contract.return, { query: { id }, body: { row_version }, key }),
        count: (next) => mailsAbout(next, BRINGING.mail, 'Dokumenty do zgłoszenia'),
      };
    },
  },
  {
    name: 'documents that are accepted',
    points: commitOf(contract.accept),
    async prepare(address) {
      const { lead, id } = await checked(address);
      const { row_version } = await find(lead, id);
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, lead).request(contract.accept, { query: { id }, body: { row_version }, key }),
        count: (next) => times('contract_stage', again(next, lead), id),
      };
    },
  },
  {
    name: 'a term that is prolonged',
    points: commitOf(contract.prolong),
    async prepare(address) {
      const { registration } = await bringing(address);
      const { id } = registration;
      const lead = await signIn(address, LEAD, DEMO_PASSWORD);
      const { row_version } = await find(lead, id);
      const body = { row_version, days: 7, reason: 'Zaświadczenie jest w drodze.' };
      const key = randomUUID();
      return {
        act: (next) => again(next, lead).request(contract.prolong, { query: { id }, body, key }),
        count: (next) => mailsAbout(next, BRINGING.mail, 'Dokumenty do zgłoszenia'),
      };
    },
  },
];
