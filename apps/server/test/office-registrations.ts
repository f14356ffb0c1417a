import type { Registration, ReviewMark } from '@urzad/contract';
import { reviewedFields } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { DemoChild } from '../src/seed/demo-form';
import { FILLERS } from '../src/seed/fillers';
import { mailOf } from '../src/seed/seed-people';
import { IGA, IGNACY, registrationOf } from './registration';
import { type SignedIn, signIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/cofundingregistration';

/** Parents of the demo data, and a child for each: nobody applies twice in a call, no child is applied for twice. */
const FAMILIES: readonly [parent: string, child: DemoChild][] = [
  ['pawel.slimakowy', IGNACY],
  ['sliwka.testowa', IGA],
  ['ewa.probna', { firstname: 'Maja', lastname: 'Próbna', pesel: '24251900061' }],
  ['anna.przykladowa', { firstname: 'Zosia', lastname: 'Przykładowa', pesel: '25231400023' }],
  ['katarzyna.wzorcowa', { firstname: 'Hanna', lastname: 'Wzorcowa', pesel: '25211500011' }],
  ['marek.fikcyjny', { firstname: 'Hania', lastname: 'Fikcyjna', pesel: '25282200047' }],
  ['oksana.demonstracyjna', { firstname: 'Maksym', lastname: 'Demonstracyjny', pesel: '25260200054' }],
  ['lucja.cwiczebna', { firstname: 'Helena', lastname: 'Ćwiczebna', pesel: '25211500028' }],
  ['grazyna.zrodlana', { firstname: 'Kaja', lastname: 'Źródlana', pesel: '25270300151' }],
  ['tomasz.wymyslony', { firstname: 'Antoni', lastname: 'Wymyślony', pesel: '25250600112' }],
  ['zaneta.geslowa', { firstname: 'Leon', lastname: 'Gęślowy', pesel: '25270300137' }],
  ...FILLERS.map(({ firstname, lastname, child }): [string, DemoChild] => [
    mailOf(firstname, lastname).replace('@example.com', ''),
    child,
  ]),
];

/** A remark that speaks for the reason of `REJECTION`. */
export const TOO_YOUNG = { 'children.0.pesel': 'Dziecko ma 7 tygodni.' };
export const REJECTION = { reason: 'WIEK', text: 'W pierwszym dniu naboru dziecko miało 7 tygodni.' };

/** One registration as both sides reach it. */
export interface OfficeRegistration {
  id: number;
  mail: string;
  parent: SignedIn;
  ofParent: ReturnType<typeof registrationOf>;
}

/** A mark for every answer: agreed, but for the remarks. */
export function marksFor({ form }: Registration, remarks: Record<string, string> = {}): ReviewMark[] {
  const fields = new Set([...reviewedFields(formOfDraft(form)), ...Object.keys(remarks)]);
  return [...fields].map((field) => {
    const text = remarks[field];
    return text === undefined ? { field, state: 'ok' } : { field, state: 'remark', text };
  });
}

/** Registrations that wait for the office, each test's own. */
export function officeRegistrations(test: TestApp) {
  const families = [...FAMILIES];

  /** A parent, signed in, who has no registration yet. */
  async function family() {
    const [who, child] = families.shift() ?? [];
    if (!who || !child) throw new Error('The demo data has no more families for this file.');
    const mail = `${who}@example.com`;
    const parent = await signIn(test, mail);
    return { mail, child, parent, ofParent: registrationOf(test, parent, mail) };
  }

  async function sent(): Promise<OfficeRegistration> {
    const { child, ...parent } = await family();
    const { id } = await parent.ofParent.sent(child);
    return { id, ...parent };
  }

  const seenBy = async (who: SignedIn, { id }: OfficeRegistration): Promise<Registration> =>
    (await who.get(`${URL}/find?id=${id}`)).json().data;

  const call = (who: SignedIn, { id }: OfficeRegistration, name: string, body: object = {}) =>
    who.post(`${URL}/${name}?id=${id}`, body);

  /** A step on what the caller sees now. */
  async function step(who: SignedIn, of: OfficeRegistration, name: string, more: object = {}) {
    const { row_version } = await seenBy(who, of);
    return call(who, of, name, { row_version, ...more });
  }

  /** The same, not sent yet. */
  async function sending(by: SignedIn, found: OfficeRegistration, name: string, more: object = {}) {
    const { row_version } = await seenBy(by, found);
    return { by, found, url: `${URL}/${name}?id=${found.id}`, body: { row_version, ...more } };
  }

  /** The same, where it must succeed. */
  async function done(
    who: SignedIn,
    of: OfficeRegistration,
    name: string,
    more: object = {},
  ): Promise<Registration> {
    const answer = await step(who, of, name, more);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  }

  async function taken(by: SignedIn): Promise<OfficeRegistration> {
    const found = await sent();
    await call(by, found, 'take');
    return found;
  }

  async function reviewed(by: SignedIn, remarks: Record<string, string> = {}): Promise<OfficeRegistration> {
    const found = await taken(by);
    await done(by, found, 'review', { marks: marksFor(await seenBy(by, found), remarks) });
    return found;
  }

  async function returned(by: SignedIn, remarks: Record<string, string>): Promise<OfficeRegistration> {
    const found = await reviewed(by, remarks);
    await done(by, found, 'return');
    return found;
  }

  async function scored(by: SignedIn): Promise<OfficeRegistration> {
    const found = await reviewed(by);
    await done(by, found, 'score', { points_final: 15 });
    return found;
  }

  /** Rejects one whose check has begun: the child is too young. */
  async function reject(by: SignedIn, of: OfficeRegistration): Promise<Registration> {
    const marks = marksFor(await seenBy(by, of), TOO_YOUNG);
    await done(by, of, 'review', { marks });
    return done(by, of, 'reject', REJECTION);
  }

  return { family, sent, taken, reviewed, returned, scored, reject, seenBy, call, step, sending, done };
}
