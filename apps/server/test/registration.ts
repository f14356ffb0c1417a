import type { Registration } from '@urzad/contract';
import type { RegistrationForm } from '@urzad/domain/schemas';
import { type DemoChild, demoForm } from '../src/seed/demo-form';
import { DEMO_PASSWORD } from '../src/seed/seed';
import { multipartOf, pdfOf } from './multipart';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

export const IGNACY: DemoChild = { firstname: 'Ignacy', lastname: 'Ślimakowy', pesel: '25313000079' };
export const IGA: DemoChild = { firstname: 'Iga', lastname: 'Testowa', pesel: '26291000028' };

const URL = '/api/cofundingregistration';
const DAYS = { document: '2027-02-01', back: '2027-04-01' };

/** The steps of a registration as the portal takes them; each answers the registration after it. */
export function registrationOf(test: TestApp, who: SignedIn, mail: string) {
  const ok = async (answer: Promise<{ statusCode: number; body: string }>): Promise<Registration> => {
    const { statusCode, body } = await answer;
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
    return JSON.parse(body).data;
  };
  const find = (id: number) => ok(who.get(`${URL}/find?id=${id}`));

  async function add(): Promise<Registration> {
    const calls = (await who.get('/api/cofundingcall/get?status=open')).json().data;
    return ok(who.post(`${URL}/add`, { id_call: calls[0].id }));
  }

  async function signClause({ id, clause, documents }: Registration): Promise<Registration> {
    const body = { sha256: documents.find(({ kind }) => kind === 'KLAUZULA')?.sha256, statement: 'yes' };
    await ok(who.post(`/api/cofundingclause/sign?id=${clause.id}`, body));
    return find(id);
  }

  async function upload(name = 'zaświadczenie.pdf'): Promise<string> {
    const { headers, payload } = multipartOf(name, pdfOf(2_000));
    return (await who.post('/api/base/uploadfile', payload, headers)).json().data.filename;
  }

  function formOf(registration: Registration, child: DemoChild, over: Partial<RegistrationForm> = {}) {
    return demoForm({ profile: profileIn(registration), children: [child], days: DAYS, over });
  }

  /** A draft that only has to be signed: clause read, form filled, certificate attached. */
  async function fill(child: DemoChild, over: Partial<RegistrationForm> = {}): Promise<Registration> {
    const draft = await signClause(await add());
    const form = formOf(draft, child, over);
    await ok(who.post(`${URL}/set?id=${draft.id}`, { form, row_version: draft.row_version }));
    await ok(who.post(`${URL}/attach?id=${draft.id}`, { filename: await upload(), kind: 'ZASW_PRACODAWCA' }));
    return find(draft.id);
  }

  const prepare = ({ id, row_version }: Registration) =>
    ok(who.post(`${URL}/tosign?id=${id}`, { row_version }));

  /** What `sign` takes, with a fresh code from the mailbox. */
  async function signBody({ id, documents }: Registration) {
    const document = documents.find(({ kind, status }) => kind === 'FORMULARZ' && status === 'frozen');
    // A new code may be asked for after a minute.
    test.clock.advance(61_000);
    await ok(who.post(`${URL}/signcode?id=${id}`, { id_document: document?.id }));
    return {
      id_document: document?.id,
      sha256: document?.sha256,
      pass: DEMO_PASSWORD,
      code: await test.codeFor(mail),
      statement: 'yes',
    };
  }

  const sign = async (registration: Registration) =>
    ok(who.post(`${URL}/sign?id=${registration.id}`, await signBody(registration)));
  const send = ({ id }: Registration) => ok(who.post(`${URL}/send?id=${id}`, {}));
  const signed = async (child: DemoChild, over?: Partial<RegistrationForm>) =>
    sign(await prepare(await fill(child, over)));
  const sent = async (child: DemoChild, over?: Partial<RegistrationForm>) => send(await signed(child, over));

  return { add, signClause, upload, formOf, fill, find, prepare, signBody, sign, send, signed, sent };
}

/** The draft begins with what the account knows; the demo form is filled around it. */
function profileIn({ form }: Registration) {
  return {
    firstname: form.firstname,
    lastname: form.lastname,
    mail: form.mail,
    phone: form.phone,
    pesel: form.pesel,
    location_region: form.region,
    location_district: form.district,
    location_community: form.community,
    location_city: form.city,
    location_zip_code: form.zip_code,
    location_street: form.street,
    location_building_number: form.building_number,
  };
}
