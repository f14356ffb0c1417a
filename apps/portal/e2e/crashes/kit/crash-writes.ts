import { cofundingRegistrations as contract } from '@urzad/contract';
import { signIn } from '../../kit/api';
import { mailsTo } from '../../kit/mail';
import { formOf, NEW_PASSWORD } from '../../kit/people';
import { confirm, find, register, send } from '../../kit/steps';
import { again, type CrashWorld, DRAFTING, REGISTERED, RETURNED, SENDING, STRANGER } from './crash-world';

const CHANGED = 'starsza księgowa';

/** One write of the journey, and the number of its effects. */
export interface Write {
  name: string;
  /** Crash points before which nothing may be stored, and after which the write has to be. */
  before: string[];
  after: string[];
  act: (at: Attempt) => Promise<unknown>;
  /** 0: it never happened, 1: once. More would be a doubled write. */
  count: (at: Attempt) => Promise<number>;
  /** How a repeated request of a write that did happen is refused, when it has no stored answer. */
  refusedWith?: string;
}

interface Attempt {
  address: string;
  world: CrashWorld;
  /** Of the form instance: the same in the repeated request. */
  key: string;
}

export const WRITES: readonly Write[] = [
  {
    name: 'the registration of an account',
    before: ['user/register.before-commit'],
    after: ['user/register.after-commit'],
    act: ({ address, key }) => register(address, STRANGER, key),
    count: ({ address }) => mailsAbout(address, STRANGER.mail, 'kod do założenia konta'),
  },
  {
    name: 'the code of a new account',
    before: ['user/code.before-commit'],
    after: ['user/code.after-commit'],
    act: ({ address }) => confirm(address, REGISTERED),
    count: ({ address }) =>
      signIn(address, REGISTERED.mail, NEW_PASSWORD).then(
        () => 1,
        () => 0,
      ),
    refusedWith: 'not-valid-code',
  },
  {
    name: 'a saved draft',
    before: ['draft.before-commit'],
    after: ['cofundingregistration/set.after-commit'],
    act: ({ address, world: { drafting } }) =>
      again(address, drafting).request(contract.set, {
        query: { id: drafting.registration.id },
        body: {
          form: { ...formOf(DRAFTING), job_title: CHANGED },
          row_version: drafting.registration.row_version,
        },
      }),
    count: async ({ address, world: { drafting } }) => {
      const { form } = await find(again(address, drafting), drafting.registration.id);
      return form.job_title === CHANGED ? 1 : 0;
    },
    refusedWith: 'conflict',
  },
  {
    name: 'an attachment',
    before: ['cofundingregistration/attach.before-commit'],
    after: ['cofundingregistration/attach.after-commit'],
    act: ({ address, key, world: { drafting } }) =>
      again(address, drafting).request(contract.attach, {
        query: { id: drafting.registration.id },
        body: { filename: drafting.filename, kind: 'ZASW_PRACODAWCA' },
        key,
      }),
    count: async ({ address, world: { drafting } }) =>
      (await find(again(address, drafting), drafting.registration.id)).attachments.length,
  },
  {
    name: 'the sending',
    before: ['send.before-commit'],
    after: ['cofundingregistration/send.after-commit', 'send.after-commit'],
    act: ({ address, key, world: { sending } }) =>
      send(again(address, sending), sending.registration.id, key),
    count: ({ address }) => mailsAbout(address, SENDING.mail, 'Potwierdzenie złożenia'),
  },
  {
    name: 'the return for correction',
    before: ['return.before-commit'],
    after: ['cofundingregistration/return.after-commit'],
    act: ({ address, key, world: { staff, returning } }) =>
      again(address, { token: staff }).request(contract.return, {
        query: { id: returning.id },
        body: { row_version: returning.row_version },
        key,
      }),
    count: ({ address }) => mailsAbout(address, RETURNED.mail, 'Wezwanie do uzupełnienia'),
  },
  {
    name: 'the points',
    before: ['score.before-commit'],
    after: ['cofundingregistration/score.after-commit'],
    act: ({ address, key, world: { staff, scoring } }) =>
      again(address, { token: staff }).request(contract.score, {
        query: { id: scoring.id },
        body: { row_version: scoring.row_version, points_final: 5, points_note: 'Zgodnie z kryteriami.' },
        key,
      }),
    count: async ({ address, world: { staff, scoring } }) => {
      const { history } = await find(again(address, { token: staff }), scoring.id);
      return history.filter(({ status }) => status === 'scored').length;
    },
  },
];

async function mailsAbout(address: string, to: string, subject: string): Promise<number> {
  return (await mailsTo(address, to)).filter((mail) => mail.subject.includes(subject)).length;
}
