import type { Registration } from '@urzad/contract';
import type { FileKind } from '@urzad/grants';
import type { RegistrationForm } from '@urzad/grants/schemas';
import { type DemoChild, type DemoDays, demoForm } from './demo-form';
import { multipartOf } from './multipart-body';

const URL = '/api/cofundingregistration';

interface Answer {
  statusCode: number;
  body: string;
}

/** A signed-in person: the requests that a browser would make, and their mailbox. */
export interface Walker {
  get(url: string): Promise<Answer>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** The six digits of the newest e-mail. */
  code(): Promise<string>;
  pass: string;
}

/**
 * The steps of a registration in the order of the portal, over the same endpoints; each returns the registration
 * after it.
 */
export function walkRegistration({ get, post, code, pass }: Walker) {
  const find = async (id: number): Promise<Registration> => dataOf(await get(`${URL}/find?id=${id}`));
  const step = async (name: string, id: number, body: object = {}): Promise<Registration> =>
    dataOf(await post(`${URL}/${name}?id=${id}`, body));

  async function add(callNumber: string): Promise<Registration> {
    const calls: { id: number; number: string }[] = dataOf(
      await get('/api/cofundingcall/get?page_count=100'),
    );
    const id_call = calls.find(({ number }) => number === callNumber)?.id;
    return dataOf(await post(`${URL}/add`, { id_call }));
  }

  async function signClause({ id, clause, documents }: Registration): Promise<Registration> {
    const sha256 = documents.find(({ kind }) => kind === 'KLAUZULA')?.sha256;
    dataOf(await post(`/api/cofundingclause/sign?id=${clause.id}`, { sha256, statement: 'yes' }));
    return find(id);
  }

  async function save({ id, row_version }: Registration, form: Registration['form']): Promise<Registration> {
    dataOf(await post(`${URL}/set?id=${id}`, { form, row_version }));
    return find(id);
  }

  async function upload(name: string, bytes: Uint8Array): Promise<string> {
    const { headers, payload } = multipartOf(name, bytes);
    const { filename }: { filename: string } = dataOf(await post('/api/base/uploadfile', payload, headers));
    return filename;
  }

  async function attach({ id }: Registration, kind: FileKind, filename: string): Promise<Registration> {
    return step('attach', id, { filename, kind });
  }

  /** The body of `sign`, with a new code from the mailbox. */
  async function signBody(
    { id, documents }: Registration,
    kind: 'FORMULARZ' | 'PERSONAL_DATA' = 'FORMULARZ',
  ) {
    const document = documents.find((one) => one.kind === kind && one.status === 'frozen');
    if (!document) throw new Error(`Registration ${id} has no document that waits for a signature.`);
    dataOf(await post(`${URL}/signcode?id=${id}`, { id_document: document.id }));
    return { id_document: document.id, sha256: document.sha256, pass, code: await code(), statement: 'yes' };
  }

  const signDocument = async (registration: Registration, kind: 'FORMULARZ' | 'PERSONAL_DATA') =>
    step('sign', registration.id, await signBody(registration, kind));

  return {
    find,
    step,
    add,
    signClause,
    save,
    upload,
    attach,
    signBody,
    prepare: ({ id, row_version }: Registration) => step('tosign', id, { row_version }),
    signDocument,
    sign: (registration: Registration) => signDocument(registration, 'FORMULARZ'),
    send: ({ id }: Registration) => step('send', id),
  };
}

/** The draft begins with the profile of the account; the other answers are those of the demo. */
export function filledForm(
  { form }: Registration,
  answers: { children: readonly DemoChild[]; days: DemoDays; over?: Partial<RegistrationForm> | undefined },
): RegistrationForm {
  const { firstname, lastname, mail, phone, pesel, region, district, community, city, zip_code, street } =
    form;
  const profile = {
    ...{ firstname, lastname, mail, phone, pesel },
    location_region: region,
    location_district: district,
    location_community: community,
    location_city: city,
    location_zip_code: zip_code,
    location_street: street,
    location_building_number: form.building_number,
  };
  return demoForm({ profile, ...answers });
}

/** @throws with the whole answer when the request was refused, which this walk does not expect */
export function dataOf<Data>({ statusCode, body }: Answer): Data {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
}
