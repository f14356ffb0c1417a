import { randomUUID } from 'node:crypto';
import { cofundingRegistrations as contract, users } from '@urzad/contract';
import { clientOf, signIn } from '../../../kit/api';
import { aPdf } from '../../../kit/files';
import { codeMailedTo } from '../../../kit/mail';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../../../kit/people';
import {
  askForCode,
  documentOf,
  draft,
  find,
  newcomer,
  review,
  send,
  sent,
  sign,
  signed,
  take,
  toSign,
} from '../../../kit/steps';
import { again, commitOf, mailsAbout, refusedAs, type Write } from '../write';

/** One less than those which lock the sign-in of an address, or use a code up. */
const WRONG_PASSWORDS = 9;
const WRONG_CODES = 4;
const WRONG_PASSWORD = 'Jesienna!Mgła4';

/**
 * The ways by which a request of a person comes to the database: `app.write` with nothing else, with a file and with a
 * seal, and each transaction beside it (`tools/structure/transactions.test.ts`).
 */
export const MECHANISM: readonly Write[] = [
  {
    name: 'the signature',
    points: { ...commitOf(contract.sign), 'sign.after-seal': 0, 'sign-code.before-commit': 0 },
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const waiting = await toSign(parent, person);
      await askForCode(parent, waiting);
      const signing = { mail: person.mail, key: randomUUID() };
      return {
        act: (next) => sign(again(next, parent), waiting, signing),
        count: async (next) =>
          documentOf(await find(again(next, parent), waiting.id), 'FORMULARZ').signatures.length,
      };
    },
  },
  {
    name: 'the sending',
    points: { ...commitOf(contract.send), 'receipt.before-commit': 1, 'receipt.after-commit': 1 },
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const { id } = await signed(parent, person);
      const key = randomUUID();
      return {
        act: (next) => send(again(next, parent), id, key),
        // The receipt that a dead server did not make is made at this look.
        count: async (next) => {
          const { documents } = await find(again(next, parent), id);
          return documents.filter(({ kind }) => kind === 'POTWIERDZENIE_ZLOZENIA').length;
        },
      };
    },
  },
  {
    name: 'a wrong code of a signature',
    points: { 'sign-code.before-commit': 0, 'sign-code.after-commit': 1 },
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const waiting = await toSign(parent, person);
      await askForCode(parent, waiting);
      const { id: id_document, sha256 } = documentOf(waiting, 'FORMULARZ');
      const right = await codeMailedTo(address, person.mail);
      const code = right === '000000' ? '000001' : '000000';
      const act = (next: string) =>
        refusedAs(
          'not-valid-code',
          again(next, parent).request(contract.sign, {
            query: { id: waiting.id },
            body: { id_document, sha256, pass: NEW_PASSWORD, code, statement: 'yes' },
          }),
        );
      for (let tries = 0; tries < WRONG_CODES; tries += 1) await act(address);
      return { act, refusedWith: 'too-many-requests' };
    },
  },
  {
    name: 'an attachment',
    points: commitOf(contract.attach),
    async prepare(address) {
      const parent = await newcomer(address, newPerson());
      const { id } = await draft(parent);
      const filename = await parent.upload({ name: 'zaświadczenie.pdf', bytes: aPdf() });
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, parent).request(contract.attach, {
            query: { id },
            body: { filename, kind: 'ZASW_PRACODAWCA' },
            key,
          }),
        count: async (next) => (await find(again(next, parent), id)).attachments.length,
      };
    },
  },
  {
    name: 'the return for correction',
    points: commitOf(contract.return),
    async prepare(address) {
      const person = newPerson();
      const { id } = await sent(await newcomer(address, person), person);
      const staff = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
      const remarks = { 'children.0.planned_cost': 'Kwota różni się od umowy.' };
      const { row_version } = await review(staff, await take(staff, id), remarks);
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, staff).request(contract.return, { query: { id }, body: { row_version }, key }),
        count: (next) => mailsAbout(next, person.mail, 'Wezwanie do uzupełnienia'),
      };
    },
  },
  {
    name: 'the last wrong password before an address is locked',
    points: { 'own-password.before-commit': 0, 'own-password.after-commit': 1 },
    async prepare(address) {
      const person = newPerson();
      const parent = await newcomer(address, person);
      const { mail } = person;
      const body = { mail, pass: WRONG_PASSWORD };
      for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1) {
        await refusedAs('object-no-exist', clientOf(address).request(users.login, { body }));
      }
      return {
        act: (next) => again(next, parent).request(users.passtestByBody, { body }),
        count: (next) => mailsAbout(next, mail, 'Zatrzymaliśmy próby logowania'),
      };
    },
  },
];
