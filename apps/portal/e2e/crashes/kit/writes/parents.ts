import { randomUUID } from 'node:crypto';
import { cofundingCalls, cofundingClauses, cofundingRegistrations as contract } from '@urzad/contract';
import { newPerson } from '../../../kit/people';
import {
  certify,
  documentOf,
  draft,
  filled,
  find,
  formSignedOutside,
  newcomer,
  sent,
  signed,
  toSign,
} from '../../../kit/steps';
import { again, commitOf, mailsAbout, type Write } from '../write';

/** A parent's registration; its files, signature and sending are in `mechanism.ts`. */
export const OF_PARENTS: readonly Write[] = [
  {
    name: 'a code to sign with',
    points: commitOf(contract.signcode),
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const waiting = await toSign(parent, person);
      const { id: id_document } = documentOf(waiting, 'FORMULARZ');
      return {
        act: (next) =>
          again(next, parent).request(contract.signcode, {
            query: { id: waiting.id },
            body: { id_document },
          }),
        count: (next) => mailsAbout(next, person.mail, 'kod do podpisania dokumentu'),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a form signed outside of the portal',
    points: { ...commitOf(contract.signfile), 'sign-file.after-verdict': 0 },
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const waiting = await toSign(parent, person);
      const [body, key] = [await formSignedOutside(parent, waiting), randomUUID()];
      const query = { id: waiting.id };
      return {
        act: (next) => again(next, parent).request(contract.signfile, { query, body, key }),
        count: async (next) =>
          documentOf(await find(again(next, parent), waiting.id), 'FORMULARZ').signatures.length,
      };
    },
  },
  {
    name: 'a new registration',
    points: commitOf(contract.add),
    async prepare(address) {
      const parent = await newcomer(address, newPerson());
      const [call] = (await parent.request(cofundingCalls.get, { query: { status: 'open' } })).data;
      const body = { id_call: call?.id ?? 0 };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.add, { body, key }),
        count: async (next) => (await again(next, parent).request(contract.get, { query: {} })).count,
      };
    },
  },
  {
    name: 'a clause that is read',
    points: commitOf(cofundingClauses.sign),
    async prepare(address) {
      const parent = await newcomer(address, newPerson());
      const [call] = (await parent.request(cofundingCalls.get, { query: { status: 'open' } })).data;
      const { data } = await parent.request(contract.add, { body: { id_call: call?.id ?? 0 } });
      const { sha256 } = documentOf(data, 'KLAUZULA');
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, parent).request(cofundingClauses.sign, {
            query: { id: data.clause.id },
            body: { sha256, statement: 'yes' },
            key,
          }),
        count: async (next) => {
          const { clause } = await find(again(next, parent), data.id);
          return clause.status === 'signed' ? 1 : 0;
        },
      };
    },
  },
  {
    name: 'a saved draft',
    points: commitOf(contract.set),
    async prepare(address) {
      const parent = await newcomer(address, newPerson());
      const { id, form, row_version } = await draft(parent);
      const job_title = 'starsza księgowa';
      return {
        act: (next) =>
          again(next, parent).request(contract.set, {
            query: { id },
            body: { form: { ...form, job_title }, row_version },
          }),
        count: async (next) => ((await find(again(next, parent), id)).form.job_title === job_title ? 1 : 0),
        refusedWith: 'conflict',
      };
    },
  },
  {
    name: 'a removed attachment',
    points: commitOf(contract.detach),
    async prepare(address) {
      const parent = await newcomer(address, newPerson());
      const { id, attachments } = await certify(parent, (await draft(parent)).id);
      const body = { id_file: attachments[0]?.id ?? 0 };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.detach, { query: { id }, body, key }),
        count: async (next) => 1 - (await find(again(next, parent), id)).attachments.length,
      };
    },
  },
  {
    name: 'a document to sign',
    points: commitOf(contract.tosign),
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const ready = await filled(parent, person);
      const body = { row_version: ready.row_version };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.tosign, { query: { id: ready.id }, body, key }),
        count: async (next) => {
          const { documents } = await find(again(next, parent), ready.id);
          return documents.filter(({ kind }) => kind === 'FORMULARZ').length;
        },
      };
    },
  },
  {
    name: 'a form that is opened again',
    points: commitOf(contract.edit),
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const { id } = await signed(parent, person);
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.edit, { query: { id }, body: {}, key }),
        count: async (next) => ((await find(again(next, parent), id)).status === 'draft' ? 1 : 0),
      };
    },
  },
  {
    name: 'a draft that is given up',
    points: commitOf(contract.cancel),
    async prepare(address) {
      const parent = await newcomer(address, newPerson());
      const { id } = await draft(parent);
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.cancel, { query: { id }, body: {}, key }),
        count: async (next) => ((await find(again(next, parent), id)).status === 'cancelled' ? 1 : 0),
      };
    },
  },
  {
    name: 'an application that is withdrawn',
    points: commitOf(contract.withdraw),
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const { id, row_version } = await sent(parent, person);
      const body = { row_version, reason: 'INNE' as const };
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.withdraw, { query: { id }, body, key }),
        count: async (next) => ((await find(again(next, parent), id)).status === 'withdrawn' ? 1 : 0),
      };
    },
  },
];
