import type { Registration } from '@urzad/contract';
import type { RegistrationForm } from '@urzad/grants/schemas';
import { DEMO_PASSWORD } from '../src/config';
import type { DemoChild } from '../src/seed/demo-form';
import { filledForm, walkRegistration } from '../src/seed/walk-registration';
import { pdfOf } from './multipart';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

export const IGNACY: DemoChild = { firstname: 'Ignacy', lastname: 'Ślimakowy', pesel: '25313000079' };
export const IGA: DemoChild = { firstname: 'Iga', lastname: 'Testowa', pesel: '26291000028' };

const OPEN_CALL = '1/2027';
const DAYS = { document: '2027-02-01', back: '2027-04-01' };

/** The steps of a registration in an open call, as the portal takes them; each answers the registration after it. */
export function registrationOf(test: TestApp, who: SignedIn, mail: string, call = OPEN_CALL) {
  const walk = walkRegistration({
    get: who.get,
    post: who.post,
    code: () => test.codeFor(mail),
    pass: DEMO_PASSWORD,
  });
  const add = () => walk.add(call);
  const upload = () => walk.upload('zaświadczenie.pdf', pdfOf(2_000));
  const formOf = (registration: Registration, child: DemoChild, over: Partial<RegistrationForm> = {}) =>
    filledForm(registration, { children: [child], days: DAYS, over });

  /** A draft that only has to be signed: clause read, form filled, certificate attached. */
  async function fill(child: DemoChild, over: Partial<RegistrationForm> = {}): Promise<Registration> {
    const draft = await walk.signClause(await add());
    const saved = await walk.save(draft, formOf(draft, child, over));
    await walk.attach(saved, 'ZASW_PRACODAWCA', await upload());
    return walk.find(saved.id);
  }

  function signBody(registration: Registration) {
    // A new code may be asked for after a minute.
    test.clock.advance(61_000);
    return walk.signBody(registration);
  }
  async function sign(registration: Registration): Promise<Registration> {
    return walk.step('sign', registration.id, await signBody(registration));
  }
  const signed = async (child: DemoChild, over?: Partial<RegistrationForm>) =>
    sign(await walk.prepare(await fill(child, over)));
  const sent = async (child: DemoChild, over?: Partial<RegistrationForm>) =>
    walk.send(await signed(child, over));

  const { find, signClause, prepare, send } = walk;
  return { add, signClause, upload, formOf, fill, find, prepare, signBody, sign, send, signed, sent };
}
