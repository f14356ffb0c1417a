import { Challenge, factorRemoval, secondFactor, sessions, users } from '@urzad/contract';
import * as z from 'zod/mini';
import { type Client, clientOf, signIn } from '../../../kit/api';
import { codeMailedTo } from '../../../kit/mail';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../../../kit/people';
import { appCode, turnOnApp } from '../../../kit/second-factor';
import { newcomer } from '../../../kit/steps';
import { again, commitOf, mailsAbout, type Write } from '../write';

const pass = NEW_PASSWORD;

async function stateOf(address: string, owner: Client) {
  return (await again(address, owner).request(secondFactor.show)).data;
}

async function withApp(address: string) {
  const person = newPerson();
  const owner = await newcomer(address, person);
  const { codes } = await turnOnApp(owner);
  return { person, owner, code: codes[0] ?? '' };
}

/** The second factor of an account, and sign-ins that ask for it. */
export const OF_SECOND_FACTORS: readonly Write[] = [
  {
    name: 'a second factor that is begun',
    points: commitOf(secondFactor.begin),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      return {
        act: (next) => again(next, owner).request(secondFactor.begin, { body: { kind: 'app', pass } }),
      };
    },
  },
  {
    name: 'a second factor that is turned on',
    points: commitOf(secondFactor.confirm),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      const { data } = await owner.request(secondFactor.begin, { body: { kind: 'app', pass } });
      const secret = data?.secret ?? '';
      return {
        // What the app shows at the time: servers start slowly beside other tests, and a code is short-lived.
        act: (next) => again(next, owner).request(secondFactor.confirm, { body: { code: appCode(secret) } }),
        count: async (next) => ((await stateOf(next, owner)).two_fa === 'yes' ? 1 : 0),
        refusedWith: 'illegal-step',
      };
    },
  },
  {
    name: 'a code for a change of the second factor',
    points: commitOf(secondFactor.send),
    async prepare(address) {
      const person = newPerson();
      const owner = await newcomer(address, person);
      const known = 1;
      await owner.request(secondFactor.begin, { body: { kind: 'mail', pass } });
      const code = await codeMailedTo(address, person.mail, known);
      await owner.request(secondFactor.confirm, { body: { code } });
      return {
        act: (next) => again(next, owner).request(secondFactor.send, { body: { pass } }),
        count: async (next) =>
          (await mailsAbout(next, person.mail, 'kod do zmiany logowania dwuetapowego')) - 1,
        refusedWith: 'too-many-requests',
      };
    },
  },
  {
    name: 'new recovery codes',
    points: commitOf(secondFactor.renew),
    async prepare(address) {
      const { person, owner, code } = await withApp(address);
      return {
        act: (next) => again(next, owner).request(secondFactor.renew, { body: { pass, code } }),
        count: (next) => mailsAbout(next, person.mail, 'Masz nowe kody zapasowe'),
        refusedWith: 'not-valid-code',
      };
    },
  },
  {
    name: 'a second factor that is turned off',
    points: commitOf(secondFactor.end),
    async prepare(address) {
      const { owner, code } = await withApp(address);
      return {
        act: (next) => again(next, owner).request(secondFactor.end, { body: { pass, code } }),
        count: async (next) => ((await stateOf(next, owner)).two_fa === 'no' ? 1 : 0),
        refusedWith: 'illegal-step',
      };
    },
  },
  {
    name: 'a second factor that an administrator removes',
    points: commitOf(factorRemoval.remove),
    async prepare(address) {
      const { owner } = await withApp(address);
      const { id = 0 } = (await owner.request(sessions.find, { query: { by_token: 'yes' } })).data;
      const admin = await signIn(address, 'admin.uprawnien@urzad.example.com', DEMO_PASSWORD);
      const body = { reason: 'Zgubiony telefon, tożsamość sprawdzona.' };
      return {
        act: (next) => again(next, admin).request(factorRemoval.remove, { query: { id }, body }),
        count: async (next) => ((await stateOf(next, owner)).two_fa === 'no' ? 1 : 0),
        refusedWith: 'illegal-step',
      };
    },
  },
  {
    name: 'a sign-in that a recovery code completes',
    points: commitOf(users.code),
    async prepare(address) {
      const { person, code } = await withApp(address);
      const { data } = await clientOf(address).request(users.login, { body: { mail: person.mail, pass } });
      const { challenge } = z.parse(Challenge, data);
      return {
        act: (next) => clientOf(next).request(users.code, { body: { challenge, code } }),
        count: (next) => mailsAbout(next, person.mail, 'Kod zapasowy został użyty'),
        refusedWith: 'not-valid-code',
      };
    },
  },
];
