import { randomUUID } from 'node:crypto';
import { cofundingRegistrations as contract, officeCases, userShare } from '@urzad/contract';
import { signIn } from '../../kit/api';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../../kit/people';
import type { RunningServer } from '../../kit/server';
import type { Account } from '../../kit/signed-in';
import { asked, begun, draft, filled, newcomer, review, sent, signed, take, toSign } from '../../kit/steps';

const OFFICER = 'pracownik1@urzad.example.com';
const MANAGER = 'kierownik@urzad.example.com';

/** People of the demo, whom nothing is done to. Those of the office have no application. */
const OF_DEMO = {
  host: 'gospodarz@urzad.example.com',
  manager: MANAGER,
  director: 'dyrektor@urzad.example.com',
  accountant: 'ksiegowosc@urzad.example.com',
  inspector: 'iod@urzad.example.com',
  admin: 'admin.uprawnien@urzad.example.com',
  developer: 'admin.techniczny@urzad.example.com',
  bringing: 'oksana.demonstracyjna@example.com',
  signatory: 'marek.fikcyjny@example.com',
  awaiting: 'iwona.zmyslona@example.com',
  participant: 'anna.przykladowa@example.com',
  twins: 'katarzyna.wzorcowa@example.com',
  settling: 'renata.pogladowa@example.com',
  settled: 'dorota.szablonowa@example.com',
  cut: 'kamil.rysunkowy@example.com',
  reserve: 'dawid.szkicowy@example.com',
  unplaced: 'hubert.przymiarka@example.com',
} as const;

type DemoPerson = keyof typeof OF_DEMO;

/**
 * Who looks at a screen: nobody who is signed in, a parent by the state of their application or with a case, or the
 * office; `desk` is the office with a case of the parent, `helper` the manager to whom the parent shares the account, and
 * `checking` the office at documents that it has accepted. Of the demo: `admin` manages accounts, `developer` has the tools of one, `host` sets calls up,
 * `manager` leads them, `director` signs for the office, `accountant` prepares payments, `inspector` protects data; `bringing` brings documents for
 * the contract, `signatory` has a contract to sign, `awaiting` one that the office signs next, `participant` and `twins`
 * one that is concluded, `twins` of two children; `settling`, `settled` and `cut` have claims that the office has seen;
 * `reserve` waits for a place, `unplaced` has none.
 */
export type As =
  | DemoPerson
  | 'visitor'
  | 'newcomer'
  | 'reading'
  | 'draft'
  | 'to_sign'
  | 'signed'
  | 'sent'
  | 'to_correct'
  | 'asking'
  | 'checking'
  | 'office'
  | 'desk'
  | 'helper';

/** The title of the case of one who asks. */
export const QUESTION = 'Pytanie o termin';
/** What the officer wrote. */
export const REMARK = 'Kwota różni się od umowy.';

const ofDemo = (mail: string) => ({ mail, pass: DEMO_PASSWORD });
const isOfDemo = (as: As): as is DemoPerson => as in OF_DEMO;

/** Whether the person sees the screens of the office. */
export const isOffice = (as: As): boolean =>
  isOfDemo(as)
    ? OF_DEMO[as].endsWith('@urzad.example.com')
    : ['office', 'desk', 'helper', 'checking'].includes(as);

/** Brings a new parent into the state, or signs a person of the demo in. */
export async function personIn(as: As, { address }: RunningServer): Promise<Account & { id?: number }> {
  if (isOfDemo(as)) {
    const account = ofDemo(OF_DEMO[as]);
    return isOffice(as) ? account : { ...account, id: await idOf(address, account) };
  }
  if (as === 'checking') return { ...ofDemo(OFFICER), id: await idOf(address, ofDemo(OF_DEMO.participant)) };
  if (as === 'office') {
    const parent = newPerson();
    const { id } = await sent(await newcomer(address, parent), parent);
    return { ...ofDemo(OFFICER), id };
  }
  const parent = newPerson({ children: 2 });
  const client = await newcomer(address, parent);
  const account = { mail: parent.mail, pass: NEW_PASSWORD };
  if (as === 'newcomer') return account;
  if (as === 'reading') return { ...account, id: (await begun(client)).clause.id };
  if (as === 'helper') {
    await client.request(userShare.share, { query: {}, body: { mail: MANAGER }, key: randomUUID() });
    return ofDemo(MANAGER);
  }
  if (as === 'asking') return { ...account, id: (await asked(client, QUESTION)).id };
  if (as === 'desk') {
    const { id } = await asked(client, QUESTION);
    await asked(client, 'Kolejne pytanie');
    const officer = await signIn(address, OFFICER, DEMO_PASSWORD);
    await officer.request(officeCases.take, { query: { id }, body: {}, key: randomUUID() });
    return { ...ofDemo(OFFICER), id };
  }
  const step = { draft: filled, to_sign: toSign, signed, sent, to_correct: sent, visitor: draft }[as];
  const { id } = await step(client, parent);
  if (as === 'to_correct') {
    const officer = await signIn(address, OFFICER, DEMO_PASSWORD);
    const remarks = { 'children.0.planned_cost': REMARK };
    const { row_version } = await review(officer, await take(officer, id), remarks);
    await officer.request(contract.return, { query: { id }, body: { row_version }, key: randomUUID() });
  }
  return { ...account, id };
}

/** The application of a parent of the demo. */
async function idOf(address: string, { mail, pass }: Account): Promise<number> {
  const { data } = await (await signIn(address, mail, pass)).request(contract.get);
  return data[0]?.id ?? 0;
}
