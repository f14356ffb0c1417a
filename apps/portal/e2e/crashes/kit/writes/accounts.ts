import { randomUUID } from 'node:crypto';
import { applications, DEFAULT_APPLICATION, loginLinks, Tokens, users } from '@urzad/contract';
import * as z from 'zod/mini';
import { clientOf, signIn } from '../../../kit/api';
import { codeMailedTo, linkTokenMailedTo } from '../../../kit/mail';
import { NEW_PASSWORD, newPerson } from '../../../kit/people';
import { confirm, newcomer, register } from '../../../kit/steps';
import { again, answered, commitOf, mailsAbout, pointOf, refusedAs, type Write } from '../write';

const MINE = { query: { by_token: 'yes' } };
const OTHER_PASSWORD = 'Zimowa!Rzeka8';
/** One less than those which lock the sign-in of an address. */
const WRONG_PASSWORDS = 9;

/** Accounts and sessions. */
export const OF_ACCOUNTS: readonly Write[] = [
  {
    name: 'the code of a new account',
    points: commitOf(users.code),
    async prepare(address) {
      const person = newPerson();
      await register(address, person);
      return {
        act: (next) => confirm(next, person),
        count: (next) => answered(signIn(next, person.mail, NEW_PASSWORD)),
        refusedWith: 'not-valid-code',
      };
    },
  },
  {
    name: 'a new password by a mailed code',
    // Two transactions: the first proves the code, the second uses it up.
    points: {
      [`${pointOf(users.recoverSet)}.before-commit`]: 0,
      [`${pointOf(users.recoverSet)}.after-commit`]: 0,
      [`${pointOf(users.recoverSet)}.before-commit#2`]: 0,
      [`${pointOf(users.recoverSet)}.after-commit#2`]: 1,
    },
    async prepare(address) {
      const { mail, ...person } = newPerson();
      await newcomer(address, { mail, ...person });
      await clientOf(address).request(users.recover, { body: { mail } });
      const body = { mail, code: await codeMailedTo(address, mail), pass: OTHER_PASSWORD };
      return {
        act: (next) => clientOf(next).request(users.recoverSet, { body }),
        count: (next) => answered(signIn(next, mail, OTHER_PASSWORD)),
        refusedWith: 'not-valid-code',
      };
    },
  },
  {
    name: 'the application that a sign-in opens',
    points: commitOf(applications.setDefault),
    async prepare(address) {
      const [owner, key] = [await newcomer(address, newPerson()), randomUUID()];
      const body = { default: DEFAULT_APPLICATION };
      return { act: (next) => again(next, owner).request(applications.setDefault, { body, key }) };
    },
  },
  {
    name: 'the registration of an account',
    points: commitOf(users.register),
    prepare: async () => {
      const [person, key] = [newPerson(), randomUUID()];
      return {
        act: (next) => register(next, person, key),
        count: (next) => mailsAbout(next, person.mail, 'kod do założenia konta'),
      };
    },
  },
  {
    name: 'a code that is asked for again',
    points: commitOf(users.codeSend),
    prepare: async () => {
      // An address that nobody registered is counted like any other, and needs no minute between two codes.
      const { mail } = newPerson();
      return {
        act: (next) => clientOf(next).request(users.codeSend, { body: { mail } }),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a code for a new password',
    points: commitOf(users.recover),
    async prepare(address) {
      const person = newPerson();
      await newcomer(address, person);
      return {
        act: (next) => clientOf(next).request(users.recover, { body: { mail: person.mail } }),
        count: (next) => mailsAbout(next, person.mail, 'kod do ustawienia nowego hasła'),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a link that signs in',
    points: commitOf(loginLinks.loginLink),
    async prepare(address) {
      const person = newPerson();
      await newcomer(address, person);
      return {
        act: (next) => clientOf(next).request(loginLinks.loginLink, { body: { mail: person.mail } }),
        count: (next) => mailsAbout(next, person.mail, 'Twój link do logowania'),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a sign-in by a mailed link',
    points: commitOf(loginLinks.autologin),
    async prepare(address) {
      const { mail, ...person } = newPerson();
      await newcomer(address, { mail, ...person });
      await clientOf(address).request(loginLinks.loginLink, { body: { mail } });
      const token = await linkTokenMailedTo(address, mail);
      return {
        act: (next) => clientOf(next).request(loginLinks.autologin, { body: { token } }),
        refusedWith: 'not-valid-code',
      };
    },
  },
  {
    name: 'a sign-in that locks the address',
    points: commitOf(users.login),
    async prepare(address) {
      const person = newPerson();
      await newcomer(address, person);
      const body = { mail: person.mail, pass: OTHER_PASSWORD };
      const act = (next: string) =>
        refusedAs('object-no-exist', clientOf(next).request(users.login, { body }));
      for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1) await act(address);
      return { act, count: (next) => mailsAbout(next, person.mail, 'Zatrzymaliśmy próby logowania') };
    },
  },
  {
    name: 'a renewed session',
    points: commitOf(users.tokenRefresh),
    async prepare(address) {
      const { mail, ...person } = newPerson();
      await newcomer(address, { mail, ...person });
      const { data } = await clientOf(address).request(users.login, { body: { mail, pass: NEW_PASSWORD } });
      const { refresh_token } = z.parse(Tokens, data);
      return { act: (next) => clientOf(next).request(users.tokenRefresh, { body: { refresh_token } }) };
    },
  },
  {
    name: 'a sign-out',
    points: commitOf(users.logout),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      return {
        act: (next) => again(next, owner).request(users.logout, { body: {} }),
        count: async (next) => 1 - (await answered(again(next, owner).request(users.find, MINE))),
      };
    },
  },
  {
    name: 'a locked screen',
    points: commitOf(users.lock),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      return {
        act: (next) => again(next, owner).request(users.lock, { body: {} }),
        count: async (next) => 1 - (await answered(again(next, owner).request(users.find, MINE))),
        refusedWith: 'no-privilege',
      };
    },
  },
  {
    name: 'an unlocked screen',
    points: commitOf(users.unlock),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      await owner.request(users.lock, { body: {} });
      return {
        act: (next) => again(next, owner).request(users.unlock, { body: { pass: NEW_PASSWORD } }),
        count: (next) => answered(again(next, owner).request(users.find, MINE)),
      };
    },
  },
  {
    name: 'a changed profile',
    points: commitOf(users.accountSet),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      const phone = '000 000 099';
      return {
        act: (next) => again(next, owner).request(users.accountSet, { body: { phone } }),
        count: async (next) => {
          const { data } = await again(next, owner).request(users.find, MINE);
          return data.phone === phone ? 1 : 0;
        },
      };
    },
  },
  {
    name: 'a new e-mail address that is asked for',
    points: commitOf(users.mailChange),
    async prepare(address) {
      const [owner, { mail }] = [await newcomer(address, newPerson()), newPerson()];
      const body = { mail, pass: NEW_PASSWORD };
      return {
        act: (next) => again(next, owner).request(users.mailChange, { body }),
        count: (next) => mailsAbout(next, mail, 'kod do nowego adresu'),
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'a new e-mail address by its code',
    // Two transactions: the first proves the code, the second uses it up.
    points: {
      [`${pointOf(users.mailConfirm)}.before-commit`]: 0,
      [`${pointOf(users.mailConfirm)}.after-commit`]: 0,
      [`${pointOf(users.mailConfirm)}.before-commit#2`]: 0,
      [`${pointOf(users.mailConfirm)}.after-commit#2`]: 1,
    },
    async prepare(address) {
      const [owner, { mail }] = [await newcomer(address, newPerson()), newPerson()];
      await owner.request(users.mailChange, { body: { mail, pass: NEW_PASSWORD } });
      const body = { mail, code: await codeMailedTo(address, mail) };
      return {
        act: (next) => again(next, owner).request(users.mailConfirm, { body }),
        count: (next) => answered(signIn(next, mail, NEW_PASSWORD)),
        refusedWith: 'not-valid-code',
      };
    },
  },
  {
    name: 'the end of one session',
    points: commitOf(users.sessionEnd),
    async prepare(address) {
      const person = newPerson();
      const there = await newcomer(address, person);
      const here = await signIn(address, person.mail, NEW_PASSWORD);
      const { data } = await here.request(users.sessionsGet, { query: {} });
      const id = data.find(({ is_current }) => is_current === 'no')?.id ?? 0;
      return {
        act: (next) => again(next, here).request(users.sessionEnd, { query: { id }, body: {} }),
        count: async (next) => 1 - (await answered(again(next, there).request(users.find, MINE))),
      };
    },
  },
  {
    name: 'the end of every other session',
    points: commitOf(users.sessionsEnd),
    async prepare(address) {
      const person = newPerson();
      const there = await newcomer(address, person);
      const here = await signIn(address, person.mail, NEW_PASSWORD);
      return {
        act: (next) => again(next, here).request(users.sessionsEnd, { body: {} }),
        count: async (next) => 1 - (await answered(again(next, there).request(users.find, MINE))),
      };
    },
  },
];
